import * as v from 'valibot';
import { wholeNumber } from '../fields.ts';

const amountMaximumMinor = 1_000_000_000_000;

/** What a merchant pays for invitations; a change is a new version. Amounts are in minor units. */
export const referralRules = v.object({
  /** Cash for whoever invites. */
  referrerMinor: wholeNumber(1, amountMaximumMinor),
  /** Cash for who was invited; 0 for none. */
  invitedMinor: wholeNumber(0, amountMaximumMinor),
  /** What the invited member's settled bets have to come to, within that many days of the registration. */
  stakeMinor: wholeNumber(1, amountMaximumMinor),
  days: wholeNumber(1, 365),
  /** Between reaching it and the payment, so that a corrected result still counts. */
  waitHours: wholeNumber(0, 720),
  /** Rewards for one referrer in a calendar month. */
  monthlyMaximum: wholeNumber(1, 1000),
});
export type ReferralRules = v.InferOutput<typeof referralRules>;
