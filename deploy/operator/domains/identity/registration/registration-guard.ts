import type { Merchant } from '../../merchants/index.ts';
import type { Mobile } from '../codes/phone-text.ts';

/** Asked before an account is created, once everything else about the registration is right; a dotted code refuses it. */
export type RegistrationGuard = (
  merchant: Merchant,
  person: {
    readonly mobile: Mobile | null;
    /** Whether the registration has proved the number; an address is never proved by one. */
    readonly isMobileProved: boolean;
    readonly email: string;
  },
) => Promise<string | null>;
