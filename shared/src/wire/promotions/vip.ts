import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

const rank = wholeNumber(0, 99);
const turnover = ({ amount }: MoneyCodec) => v.object({ actual: amount, expected: amount });

/**
 * The member's level and the turnover that the next one needs, in this month and in all; at the highest level what that
 * one needs. What is optional is ours.
 */
export const getRankProgress = defineEndpoint({
  name: 'promotions.rank-progress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      playerRankName: v.string(),
      monthlyTurnover: turnover(m),
      totalTurnover: turnover(m),
      rank: v.optional(rank),
      /** Null at the highest level. */
      nextRankName: v.optional(v.nullable(v.string()), null),
      /** What keeps the level at the end of this month; null for a level that nobody loses. */
      toKeep: v.optional(v.nullable(m.amount), null),
      monthEndsAtMs: v.optional(v.number()),
      /** Until when a level that customer service has set counts; null if none has been set. */
      setUntilMs: v.optional(v.nullable(v.number()), null),
    }),
});

/** The merchant's levels from the lowest to the highest: what each needs and what it gives. The path is ours. */
export const getRankLadder = defineEndpoint({
  name: 'promotions.rank-ladder',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRankLadder',
  module: 'MF_PROMOTIONS',
  token: 'none',
  request: v.object({}),
  answer: (m) =>
    v.object({
      list: v.array(
        v.object({
          rank,
          name: v.string(),
          /** Turnover in all that the level needs. */
          totalTurnover: m.amount,
          /** Turnover of a month that reaches the level, and that keeps it. */
          monthlyTurnover: m.amount,
          /** How much may be withdrawn a day; null is without a limit. */
          withdrawals: v.object({ count: v.nullable(v.number()), amount: v.nullable(m.amount) }),
          hasVipService: v.boolean(),
          /** A gift for the birthday; null is none. */
          birthday: v.optional(v.nullable(m.amount), null),
          /** Cashback of settled bets by product, in hundredths of a percent. */
          cashback: v.optional(
            v.array(v.object({ gameType: v.string(), rateBasisPoints: wholeNumber(0, 10_000) })),
            [],
          ),
        }),
      ),
    }),
});

/** The member's birthday gifts, newest first: to be claimed, claimed, or credited by itself in time. The path is ours. */
export const getRankGifts = defineEndpoint({
  name: 'promotions.rank-gifts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRankGifts',
  module: 'MF_PROMOTIONS',
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      list: v.array(
        v.object({
          id: v.number(),
          /** The birthday, `YYYY-MM-DD`. */
          day: v.string(),
          status: m.named(v.picklist(['open', 'claimed', 'credited'])),
          amount: m.amount,
          claimUntilMs: v.number(),
          paidAtMs: v.nullable(v.number()),
        }),
      ),
    }),
});

/**
 * Credits a birthday gift; repeating it changes nothing. Refusals: `vip.gift.unknown`, `account.trial`, `account.blocked`. The
 * path is ours.
 */
export const claimRankGift = defineEndpoint({
  name: 'promotions.claim-rank-gift',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimRankGift',
  module: 'MF_PROMOTIONS',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) => v.object({ amount: m.amount }),
});
