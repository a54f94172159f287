import * as v from 'valibot';
import { timestampMs, wholeNumber } from '../fields.ts';
import { gameCategory } from '../games/game-fields.ts';
import { cashbackSchedule, depositRule, promotionId } from './promotion-fields.ts';

/** How much of a stake counts; each product has one share, and products that are not listed do not count. */
const contribution = v.pipe(
  v.array(v.object({ category: gameCategory, percent: wholeNumber(0, 100) })),
  v.check((shares) => new Set(shares.map(({ category }) => category)).size === shares.length),
);

/** Members by facts that stay; a bound that is missing does not exist, and the upper one is not included. */
const segment = v.object({
  registeredFromMs: v.optional(timestampMs),
  registeredToMs: v.optional(timestampMs),
  /** Joined that promotion, applied for it or was granted something by it. */
  promotionId: v.optional(promotionId),
});

/** Who may take part; null is everybody. */
export const eligibility = v.object({
  /** Registered at most so many days ago. */
  newcomerDays: v.nullable(wholeNumber(1, 365)),
  /** Club rank from which it is open. */
  minimumRank: v.nullable(wholeNumber(1, 99)),
  /** Has to be typed in when joining; not shown to anybody. */
  code: v.nullable(v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{3,20}$/))),
  /** Rules of an earlier release have none. */
  segment: v.optional(v.nullable(segment)),
});
export type Eligibility = v.InferOutput<typeof eligibility>;

/**
 * Everything that decides what a promotion gives and to whom, by its kind; a new version is a new object. `amount` is
 * the schema of an amount: decimal on the wire, minor units in the database.
 */
export const promotionRules = <Amount extends v.GenericSchema<number, number>>(amount: Amount) => {
  const positive = v.pipe(amount, v.minValue(1));
  const days = wholeNumber(1, 365);
  /** How bonus money becomes cash. */
  const wagering = {
    /** Turnover in percent of what was credited (deposit and bonus together); at most ten times. */
    wageringPercent: wholeNumber(0, 1000),
    daysToWager: days,
    /** The largest stake on one round or draw while the bonus is wagered; null is any. */
    maximumBetMinor: v.nullable(positive),
    contribution,
  };
  return v.variant('kind', [
    v.object({
      kind: v.literal('deposit-bonus'),
      percent: wholeNumber(1, 1000),
      capMinor: positive,
      minimumDepositMinor: positive,
      daysToClaim: days,
      depositRule,
      ...wagering,
      eligibility,
    }),
    v.object({
      kind: v.literal('cashback'),
      percent: wholeNumber(1, 100),
      capMinor: v.nullable(positive),
      schedule: cashbackSchedule,
      contribution,
      /** A cashback is paid as cash. */
      wageringPercent: v.literal(0),
    }),
    v.object({
      kind: v.literal('application'),
      /** The most that a reviewer can grant. */
      capMinor: positive,
      /** Days in which what was granted has to be claimed. */
      daysToClaim: days,
      /** How many pictures an application must have. */
      picturesNeeded: wholeNumber(0, 3),
      ...wagering,
      eligibility,
    }),
    v.object({
      kind: v.literal('sign-in'),
      /** What each day in a row brings, as cash; after the last one it begins again. */
      dailyMinor: v.pipe(v.array(positive), v.minLength(1), v.maxLength(31)),
      eligibility,
    }),
    v.object({ kind: v.literal('information'), contribution: v.optional(contribution, []) }),
  ]);
};
