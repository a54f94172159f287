import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** From the registration with a code to its reward. */
export const referralStatuses = ['registered', 'qualified', 'paid', 'refused'] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** Why an invitation brings no reward. */
export const referralReasons = [
  'circular',
  'same-device',
  'same-bank-account',
  'same-mobile',
  'not-offered',
  'budget',
  'not-in-time',
  'monthly-maximum',
  'account-closed',
] as const;
export type ReferralReason = (typeof referralReasons)[number];

/** The member's code and the hosts of its links. Refusals: `offers.closed`, `account.trial`; agents `function.not.available`. */
export const getReferralDetails = defineEndpoint({
  name: 'promotions.referral-details',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  module: 'REFERRAL3',
  token: 'required',
  request: v.object({}),
  answer: v.object({ referralCode: v.string(), totalInvitations: v.number(), promotionDomains: v.array(v.string()) }),
});

/**
 * What an invitation brings and needs now, and what the member's own have come to. The path is ours. Refusals: `account.trial`;
 * `function.not.available` for agents.
 */
export const getReferralProgram = defineEndpoint({
  name: 'promotions.referral-program',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralProgram',
  module: 'REFERRAL3',
  token: 'required',
  request: v.object({}),
  answer: (m: MoneyCodec) =>
    v.object({
      /** Of registrations from now on; null where nothing was ever offered. */
      terms: v.nullable(
        v.object({
          /** Cash for whoever invites, and for who was invited; 0 for none. */
          referrerReward: m.amount,
          invitedReward: m.amount,
          /** What the settled bets of the invited member have to come to within so many days. */
          stake: m.amount,
          days: v.number(),
          /** Until the payment. */
          waitHours: v.number(),
          /** Rewards in a calendar month. */
          monthlyMaximum: v.number(),
        }),
      ),
      /** False while the budget is spent, and for a member on a break. */
      isOffered: v.boolean(),
      funnel: v.object({
        /** Browsers that opened the link, each once a day. */
        visited: v.number(),
        registered: v.number(),
        qualified: v.number(),
        paid: v.number(),
      }),
      /** Paid in the merchant's calendar month. */
      month: v.object({ count: v.number(), amount: m.amount }),
    }),
});

/**
 * Whom the member has invited, newest first. The path is ours. Refusals: `account.trial`; `function.not.available` for agents.
 */
export const getReferralList = defineEndpoint({
  name: 'promotions.referral-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  module: 'REFERRAL3',
  token: 'required',
  request: v.object({ ...pageFields }),
  answer: (m: MoneyCodec) =>
    v.object({
      total: v.number(),
      list: v.array(
        v.object({
          id: v.number(),
          /** Masked: `ab****`. */
          name: v.string(),
          status: m.named(v.picklist(referralStatuses)),
          reason: v.nullable(m.named(v.picklist(referralReasons))),
          /** Settled bets that count, and how much is needed; null where nothing was offered. */
          staked: m.amount,
          stake: v.nullable(m.amount),
          /** Of this invitation: paid, or to be paid. */
          reward: v.nullable(m.amount),
          registeredAtMs: v.number(),
          /** Bets that are settled until then count. */
          untilMs: v.nullable(v.number()),
          payFromMs: v.nullable(v.number()),
          decidedAtMs: v.nullable(v.number()),
        }),
      ),
    }),
});
