import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** Longest code that is taken from a field; the codes themselves are shorter. */
export const typedCodeMaximum = 40;
/** A code of a promotion, as it was typed. */
export const typedCode = v.pipe(v.string(), v.trim(), v.maxLength(typedCodeMaximum));

export const promotionId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** Kinds of promotions: money on a deposit, money back on losses, money for an application that is reviewed, money for each day of signing in, or only an announcement. */
export const promotionKind = v.picklist(['deposit-bonus', 'cashback', 'application', 'sign-in', 'information']);
export type PromotionKind = v.InferOutput<typeof promotionKind>;

/** Which deposit counts: the member's very first, or the first one within the promotion's dates. */
export const depositRule = v.picklist(['first-ever', 'first-in-window']);
/** Which losses count: Friday 00:00 to Monday 00:00, or a calendar day, in the merchant's time zone. */
export const cashbackSchedule = v.picklist(['weekend', 'daily']);

/** How much of a stake counts, per product category; categories that are not listed do not count. */
export const contribution = v.array(
  v.object({ category: v.string(), percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)) }),
);

/** The picture: the merchant's own scene, or a generated one with its seed. */
export const promotionArt = v.variant('from', [
  v.object({ from: v.literal('scene') }),
  v.object({ from: v.literal('seed'), code: v.string(), category: v.picklist(['RNG', 'LOTT', 'LIVE', 'FISH']) }),
]);
export type PromotionArt = v.InferOutput<typeof promotionArt>;

/** The public data of a promotion. Null means that the condition does not exist. */
export const promotionFields = ({ amount }: MoneyCodec) => ({
  id: promotionId,
  category: v.string(),
  kind: promotionKind,
  title: v.string(),
  summary: v.string(),
  /** HTML; sanitise it before showing it. */
  terms: v.string(),
  art: promotionArt,
  startsAtMs: v.number(),
  endsAtMs: v.nullable(v.number()),
  /** Bonus on the deposit, or share of a loss that is paid back; whole percent. */
  percent: v.nullable(v.number()),
  cap: v.nullable(amount),
  minimumDeposit: v.nullable(amount),
  /** Turnover in percent of deposit and bonus together; 0 is none. */
  wageringPercent: v.nullable(v.number()),
  maximumBet: v.nullable(amount),
  daysToWager: v.nullable(v.number()),
  /** Days after the deposit within which the bonus can still be claimed. */
  daysToClaim: v.nullable(v.number()),
  depositRule: v.nullable(depositRule),
  schedule: v.nullable(cashbackSchedule),
  contribution,
  /** Who may take part; null conditions do not exist. */
  eligibility: v.optional(
    v.nullable(
      v.object({
        newcomerDays: v.nullable(v.number()),
        minimumRank: v.nullable(v.number()),
        /** A code has to be typed in when joining. */
        needsCode: v.boolean(),
        /** Only for members by when they registered, or by what they took part in; `own` says whether the reader is one. */
        hasSegment: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
  /** What each day in a row of a daily sign-in brings; null for other kinds. */
  dailyAmounts: v.optional(v.nullable(v.array(amount)), null),
  /** How many pictures an application must have; null for other kinds. */
  picturesNeeded: v.optional(v.nullable(v.number()), null),
  /** What can still be granted to all members together; null is without a limit. */
  budgetLeft: v.optional(v.nullable(amount), null),
});

export const promotion = (money: MoneyCodec) => v.object(promotionFields(money));
