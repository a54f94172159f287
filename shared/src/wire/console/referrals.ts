import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, shortText, wholeNumber } from '../fields.ts';
import { referralReasons, referralStatuses } from '../promotions/referral.ts';
import { referralRules } from '../promotions/referral-rules.ts';
import { queueFields, stepTaken } from './console-fields.ts';

const merchantCode = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

const consoleReferral = v.object({
  id: v.string(),
  merchant: v.string(),
  /** Who was invited, and by whom. */
  username: v.string(),
  referrer: v.string(),
  currency: v.string(),
  /** Of the rules that count; null where nothing was offered. */
  version: v.nullable(v.number()),
  status: v.picklist(referralStatuses),
  reason: v.nullable(v.picklist(referralReasons)),
  stakedMinor: v.number(),
  stakeMinor: v.nullable(v.number()),
  /** To both. */
  paidMinor: v.number(),
  registeredAtMs: v.number(),
  payFromMs: v.nullable(v.number()),
  decidedAtMs: v.nullable(v.number()),
});
export type ConsoleReferral = v.InferOutput<typeof consoleReferral>;

/** Invitations of all merchants, or of one, newest first. */
export const getConsoleReferrals = defineEndpoint({
  name: 'console.referrals',
  method: 'GET',
  path: '/console-api/referrals',
  module: null,
  token: 'required',
  request: v.object({
    ...queueFields,
    /** Part of the name of either member. */
    search: v.optional(shortText(40)),
    status: v.optional(listOf(v.picklist(referralStatuses))),
  }),
  answer: v.object({ total: v.number(), list: v.array(consoleReferral) }),
});

const referralSettings = v.object({
  merchant: v.string(),
  currency: v.string(),
  /** Null before the first rules. */
  version: v.nullable(v.number()),
  rules: v.nullable(referralRules),
  /** Null is without a limit. */
  budgetMinor: v.nullable(v.number()),
  /** Paid, and set aside for open invitations. */
  grantedMinor: v.number(),
});
export type ReferralSettings = v.InferOutput<typeof referralSettings>;

/** What each merchant pays for invitations now. */
export const getReferralSettings = defineEndpoint({
  name: 'console.referral-settings',
  method: 'GET',
  path: '/console-api/referral-settings',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ list: v.array(referralSettings) }),
});

/** Gives a merchant new rules, for registrations from now on. Refuses 404 `merchant.unknown`. */
export const setReferralRules = defineEndpoint({
  name: 'console.set-referral-rules',
  method: 'POST',
  path: '/console-api/referral-settings/:merchant/rules',
  module: null,
  token: 'required',
  request: v.object({ merchant: merchantCode, ...referralRules.entries }),
  answer: stepTaken,
});

/**
 * Sets the budget; null is without a limit. Refuses 404 `merchant.unknown`, `referral.rules.none` before the first rules, 400
 * `promotion.budget.below.granted`.
 */
export const setReferralBudget = defineEndpoint({
  name: 'console.set-referral-budget',
  method: 'POST',
  path: '/console-api/referral-settings/:merchant/budget',
  module: null,
  token: 'required',
  request: v.object({ merchant: merchantCode, budgetMinor: v.nullable(wholeNumber(0, 999_999_999_999_999)) }),
  answer: stepTaken,
});
