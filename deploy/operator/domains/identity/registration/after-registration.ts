import type { Merchant } from '../../merchants/index.ts';
import type { Member } from '../members/member.ts';

/** What another domain does with a fresh account, inside the registration's transaction; throwing undoes all of it. */
export type AfterRegistration = (
  merchant: Merchant,
  member: Member,
  fields: Readonly<Record<string, string>>,
) => Promise<void>;
