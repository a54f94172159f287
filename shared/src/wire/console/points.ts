import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, listOf, shortText, wholeNumber } from '../fields.ts';
import { pointRules } from '../promotions/point-rules.ts';
import { idParameter, inEveryLanguage, queueFields, stepTaken } from './console-fields.ts';
import { rejectionReasonMaximum } from './promotions.ts';

export const redemptionStatuses = ['process', 'approved', 'rejected'] as const;

const redemption = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  /** In English. */
  reward: v.string(),
  quantity: v.number(),
  /** Hundredths of a point. */
  points: v.number(),
  status: v.picklist(redemptionStatuses),
  remark: v.nullable(v.string()),
  requestedAtMs: v.number(),
  decidedAtMs: v.nullable(v.number()),
  decidedBy: v.nullable(v.string()),
});
export type ConsoleRedemption = v.InferOutput<typeof redemption>;

/** Redemptions of goods and credit: oldest first while they are reviewed, else newest first. */
export const getConsoleRedemptions = defineEndpoint({
  name: 'console.redemptions',
  method: 'GET',
  path: '/console-api/redemptions',
  module: null,
  token: 'required',
  request: v.object({
    ...queueFields,
    /** Part of the player's name. */
    search: v.optional(shortText(40)),
    status: v.optional(listOf(v.picklist(redemptionStatuses))),
  }),
  answer: v.object({ total: v.number(), list: v.array(redemption) }),
});

/** Approves a redemption of goods, once. Refuses 404 `points.redemption.unknown`. */
export const approveRedemption = defineEndpoint({
  name: 'console.approve-redemption',
  method: 'POST',
  path: '/console-api/redemptions/:id/approve',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries }),
  answer: stepTaken,
});

/** Rejects a redemption, once, with a reason that the player reads: points and stock go back. */
export const rejectRedemption = defineEndpoint({
  name: 'console.reject-redemption',
  method: 'POST',
  path: '/console-api/redemptions/:id/reject',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reason: filledText(rejectionReasonMaximum) }),
  answer: stepTaken,
});

const merchantCode = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** The rates of a merchant, with the version that is in force; version 0 has none. Refuses 404 `merchant.unknown`. */
export const getConsolePointRules = defineEndpoint({
  name: 'console.point-rules',
  method: 'GET',
  path: '/console-api/merchants/:code/point-rules',
  module: null,
  token: 'required',
  request: v.object({ code: merchantCode }),
  answer: v.object({ version: v.number(), rules: v.nullable(pointRules) }),
});

/**
 * Gives a merchant other rates from now on; what was settled before keeps those of its time. Refusals: 404
 * `merchant.unknown`, 409 `points.rules.changed` when `version` is no longer in force.
 */
export const setPointRules = defineEndpoint({
  name: 'console.set-point-rules',
  method: 'POST',
  path: '/console-api/merchants/:code/point-rules',
  module: null,
  token: 'required',
  request: v.object({
    code: merchantCode,
    /** The version that was edited. */
    version: wholeNumber(0, 1_000_000),
    rules: pointRules,
  }),
  answer: stepTaken,
});

const stock = v.nullable(wholeNumber(0, 1_000_000));
const reward = v.object({
  merchant: v.string(),
  id: v.string(),
  /** In English. */
  name: v.string(),
  /** Hundredths of a point. */
  points: v.number(),
  isCredit: v.boolean(),
  /** Null is without a limit. */
  stock,
  /** Withdrawn rewards can be brought back. */
  isOffered: v.boolean(),
});
export type ConsoleReward = v.InferOutput<typeof reward>;

/** What the merchants offer for points, and what they have withdrawn. */
export const getConsoleRewards = defineEndpoint({
  name: 'console.rewards',
  method: 'GET',
  path: '/console-api/rewards',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ list: v.array(reward) }),
});

/** Longest texts of a reward, in characters. */
export const rewardTextMaximum = { name: 60, detail: 300 } as const;
const rewardId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/));

/** Adds a reward behind a merchant's others. Refuses 404 `merchant.unknown`, 409 `points.reward.exists`. */
export const addPointReward = defineEndpoint({
  name: 'console.add-point-reward',
  method: 'POST',
  path: '/console-api/rewards/:merchant',
  module: null,
  token: 'required',
  request: v.object({
    merchant: merchantCode,
    id: rewardId,
    names: inEveryLanguage(filledText(rewardTextMaximum.name)),
    details: inEveryLanguage(filledText(rewardTextMaximum.detail)),
    /** Of one, in hundredths of a point. */
    points: wholeNumber(1, 1_000_000_000_000),
    /** Money that is credited at once; null for goods, which somebody sends. */
    creditMinor: v.nullable(wholeNumber(1, 1_000_000_000_000)),
    stock,
  }),
  answer: stepTaken,
});

/**
 * Sets how many of a reward are left; null is without a limit. Refuses 404 `points.reward.unknown`, 409 `points.stock.changed`
 * when it is no longer the number that was seen.
 */
export const setRewardStock = defineEndpoint({
  name: 'console.set-reward-stock',
  method: 'POST',
  path: '/console-api/rewards/:merchant/:id/stock',
  module: null,
  token: 'required',
  request: v.object({ merchant: merchantCode, id: rewardId, seen: stock, stock }),
  answer: stepTaken,
});

/** Withdraws a reward, or brings it back; what was redeemed stays. Refuses 404 `points.reward.unknown`. */
export const setRewardOffered = defineEndpoint({
  name: 'console.set-reward-offered',
  method: 'POST',
  path: '/console-api/rewards/:merchant/:id/offered',
  module: null,
  token: 'required',
  request: v.object({ merchant: merchantCode, id: rewardId, isOffered: v.boolean() }),
  answer: stepTaken,
});
