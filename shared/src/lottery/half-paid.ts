import type { DrawnNumbers } from './game.ts';
import { judge, type Verdict } from './judge.ts';
import { halfKey, type Play, type Selection } from './play.ts';

/** The play where these numbers pay half the odds, in thousandths rounded down. Chances and largest payout are exact. */
export function withHalfPaid(play: Play, numbers: readonly string[]): Play {
  const rule = numbers.length > 0 ? play.rule.withHalfPaid?.(new Set(numbers)) : undefined;
  if (!rule) return play;
  const halves = Object.entries(play.prices).map(
    ([key, price]) => [halfKey(key), { ...price, oddsMilli: Math.floor(price.oddsMilli / 2) }] as const,
  );
  return { ...play, rule, prices: { ...play.prices, ...Object.fromEntries(halves) }, halfPaid: numbers };
}

/** The result of a bet of which some numbers pay half. `stakeMinor` is the stake of one combination. */
export const judgeHalfPaid = (
  play: Play,
  selection: Selection,
  halfPaid: readonly string[],
  drawn: DrawnNumbers,
  stakeMinor: number,
): Verdict => judge(withHalfPaid(play, halfPaid), selection, drawn, stakeMinor);
