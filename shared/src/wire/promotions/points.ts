import * as v from 'valibot';
import { paymentPin } from '../auth/payment-password.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, requestId, rowId, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** What earns points (spec §4). */
export const earnedPointTypes = ['live', 'lottery', 'pvp', 'slots', 'sports', 'deposit'] as const;
export type EarnedPointType = (typeof earnedPointTypes)[number];
/** The kinds of the points record. */
export const pointTypes = [...earnedPointTypes, 'redeem'] as const;
export type PointType = (typeof pointTypes)[number];

/** Most of one reward in one redemption. */
export const redeemQuantityMaximum = 10;

/** Hundredths of a point. */
const points = wholeNumber(0, 1_000_000_000_000);
/** The same, for what may be below zero after a correction. */
const signedPoints = wholeNumber(-1_000_000_000_000, 1_000_000_000_000);

const config = (m: MoneyCodec) =>
  v.object({
    /** The stake or deposit for which a rate gives its points. */
    base: m.amount,
    rates: m.rows(v.object({ type: v.picklist(earnedPointTypes), points })),
    /** So many points become so much money. */
    ratio: v.object({ points, amount: m.amount }),
    /** The fewest points that are converted at once. */
    minimum: points,
  });

const reward = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    name: v.string(),
    detail: v.string(),
    /** Of one. */
    points,
    /** Money that is credited at once; null for goods. */
    credit: v.nullable(m.amount),
    /** How many are left; null is without a limit. */
    stock: v.nullable(v.number()),
  });

/** The rates, the ratio and the rewards, for whoever has no account. The path is ours. */
export const getPointMall = defineEndpoint({
  name: 'promotions.point-mall',
  method: 'GET',
  path: '/wps/relay/MCS2_getMerchantPointMall',
  module: 'PTSYS3',
  token: 'none',
  request: v.object({}),
  answer: (m) => v.object({ config: config(m), list: m.rows(reward(m)) }),
});

export const getPointConfig = defineEndpoint({
  name: 'promotions.point-config',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointConfig',
  module: 'PTSYS3',
  token: 'required',
  request: v.object({}),
  answer: config,
});

export const getPointRewards = defineEndpoint({
  name: 'promotions.point-rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointReward',
  module: 'PTSYS3',
  token: 'required',
  request: v.object({}),
  answer: (m) => v.object({ list: m.rows(reward(m)) }),
});

/** The member's points; below zero after a correction of a bet whose points were spent. */
export const getPointBalance = defineEndpoint({
  name: 'promotions.point-balance',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  module: 'PTSYS3',
  token: 'required',
  request: v.object({}),
  answer: v.object({ points: signedPoints }),
});

/**
 * Redeems a reward; a copy of a request changes nothing. Credit is there at once, goods are reviewed. Refusals:
 * `payment.password.wrong`, `payment.password.unset`, `request.too.frequent`, `points.insufficient`,
 * `points.reward.unknown`, `points.reward.changed`, `points.reward.gone`, `account.trial`, `duplicate.mismatch`.
 */
export const redeemPoints = defineEndpoint({
  name: 'promotions.redeem-points',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  module: 'PTSYS3',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    requestId,
    rewardId: v.pipe(v.string(), v.maxLength(60)),
    quantity: wholeNumber(1, redeemQuantityMaximum),
    /** Of all, as the member has seen it. */
    points,
    paymentPassword: paymentPin,
  }),
  answer: (m) => v.object({ status: m.named(v.picklist(['process', 'approved', 'rejected'])) }),
});

/**
 * Converts points to cash; a copy of a request changes nothing. Answers what it took, which is less than was asked for where
 * the rest would not make up the smallest unit of money. Refusals: those of `redeemPoints` and `points.below.minimum`.
 */
export const convertPoints = defineEndpoint({
  name: 'promotions.convert-points',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  module: 'PTSYS3',
  token: 'required',
  isEncrypted: true,
  request: (m) =>
    v.object({
      requestId,
      points,
      /** The money, as the member has seen it. */
      amount: m.amount,
      paymentPassword: paymentPin,
    }),
  answer: (m) => v.object({ points, amount: m.amount }),
});

/** The member's redemptions, newest first. */
export const getRedemptions = defineEndpoint({
  name: 'promotions.redemptions',
  method: 'GET',
  path: '/wps/relay/MCS2_getRedeemPointList',
  module: 'PTSYS3',
  token: 'required',
  request: v.object({ ...pageFields }),
  answer: (m) =>
    v.object({
      total: v.number(),
      list: v.array(
        v.object({
          id: v.number(),
          name: v.string(),
          quantity: v.number(),
          points,
          credit: v.nullable(m.amount),
          status: m.named(v.picklist(['process', 'approved', 'rejected'])),
          remark: v.nullable(v.string()),
          requestedAtMs: v.number(),
          decidedAtMs: v.nullable(v.number()),
        }),
      ),
    }),
});

/** Every change of the member's points, newest first; `before` continues behind the `next` of an answer. The path is ours. */
export const getPointRecord = defineEndpoint({
  name: 'promotions.point-record',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointTransDet',
  module: 'PTSYS3',
  token: 'required',
  request: v.object({ type: v.optional(v.picklist(pointTypes)), before: v.optional(rowId) }),
  answer: (m) =>
    v.object({
      list: v.array(
        v.object({
          id: v.number(),
          atMs: v.number(),
          type: m.named(v.picklist(pointTypes)),
          /** Money that was credited for the points. */
          redeemAmount: v.nullable(m.amount),
          quantity: v.nullable(v.number()),
          status: v.nullable(m.named(v.picklist(['process', 'approved', 'rejected']))),
          /** The reward, and the reason of a rejection. */
          remark: v.nullable(v.string()),
          changedPoints: signedPoints,
          balance: signedPoints,
        }),
      ),
      next: v.nullable(v.number()),
    }),
});
