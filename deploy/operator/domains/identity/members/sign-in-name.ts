import type { Merchant } from '../../merchants/index.ts';
import { memberByMobile } from '../codes/mobile.ts';
import { phoneDigits, readPhone } from '../codes/phone-text.ts';
import type { IdentityNeeds } from '../needs.ts';

export interface SignInName {
  /** The name of the account that is meant, or what was typed. */
  readonly username: string;
  /** Under which tries are counted: one key for all ways to write a number, whether or not somebody has it. */
  readonly countedAs: string;
}

/**
 * Whom somebody means who types a username or a mobile number. An account that was registered by its number has the
 * number as username, in the way it was written then; a username comes first, then the account that proved the number.
 */
export async function signInName(
  context: Pick<IdentityNeeds, 'accounts' | 'db'>,
  merchant: Merchant,
  typed: string,
): Promise<SignInName> {
  const digits = phoneDigits(typed);
  if (!digits) return { username: typed, countedAs: typed };
  const mobile = readPhone(digits, { country: merchant.profile.homeCountry });
  const countedAs = mobile ? `+${mobile.dialingCode}${mobile.number}` : digits;
  const named = await context.accounts.byUsername(merchant.code, digits);
  const proved = mobile ? await memberByMobile(context, merchant, mobile) : null;
  return { username: (named ?? proved)?.username ?? digits, countedAs };
}
