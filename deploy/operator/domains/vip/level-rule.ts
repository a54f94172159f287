import { type Ladder, levelOf } from './ladder.ts';

/** Settled stakes of a member, in minor units. */
export interface Turnover {
  readonly totalMinor: number;
  readonly monthMinor: number;
}

/** The highest level whose two needs are met. */
export function reachedRank(ladder: Ladder, { totalMinor, monthMinor }: Turnover): number {
  return Math.max(
    0,
    ladder.findLastIndex((level) => totalMinor >= level.totalMinor && monthMinor >= level.monthlyMinor),
  );
}

/** The month's turnover that keeps a rank. */
const needOf = (ladder: Ladder, rank: number): number => levelOf(ladder, rank)?.monthlyMinor ?? 0;

/**
 * The level after a month: a higher one that was reached, the same if the month's turnover keeps it, else one lower.
 * `before` has the levels of the month's begin, so that needs that rise in the month cost nobody a level.
 */
export function rankAfterMonth(ladder: Ladder, before: Ladder, rank: number, turnover: Turnover): number {
  const reached = reachedRank(ladder, turnover);
  if (reached > rank) return reached;
  const isKept = turnover.monthMinor >= Math.min(needOf(ladder, rank), needOf(before, rank));
  return isKept ? rank : Math.max(0, rank - 1);
}
