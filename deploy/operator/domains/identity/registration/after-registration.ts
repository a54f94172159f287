import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';

/** From where an account was registered. */
export interface RegistrationPlace {
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** The browser, if an account has used it before, by the hash of its device token. */
  readonly deviceHash: Uint8Array | null;
}

/** An account that somebody else opened for its holder. */
export const noPlace: RegistrationPlace = { ip: null, userAgent: null, deviceHash: null };

/** What another domain does with a fresh account, inside the registration's transaction; throwing undoes all of it. */
export type AfterRegistration = (
  merchant: Merchant,
  member: Member,
  fields: Readonly<Record<string, string>>,
  place: RegistrationPlace,
) => Promise<void>;
