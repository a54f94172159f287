import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, listOf, shortText, wholeNumber } from '../fields.ts';
import { idParameter, queueFields, stepTaken } from './console-fields.ts';
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
});
export type ConsoleReward = v.InferOutput<typeof reward>;

/** What the merchants offer for points. */
export const getConsoleRewards = defineEndpoint({
  name: 'console.rewards',
  method: 'GET',
  path: '/console-api/rewards',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ list: v.array(reward) }),
});

/** Sets how many of a reward are left; null is without a limit. Refuses 404 `points.reward.unknown`. */
export const setRewardStock = defineEndpoint({
  name: 'console.set-reward-stock',
  method: 'POST',
  path: '/console-api/rewards/:merchant/:id/stock',
  module: null,
  token: 'required',
  request: v.object({
    merchant: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
    stock,
  }),
  answer: stepTaken,
});
