import { countCombinations } from './combinations.ts';
import type { DrawnNumbers } from './game.ts';
import { type Hit, type Outcome, type Play, pricedChoices, priceOf, pricesOf, type Selection } from './play.ts';
import { payoutMinor } from './price.ts';

/** The result of a bet on a draw. */
export interface Verdict {
  /** `tie`: nothing won, and at least one combination returned its stake. */
  readonly outcome: Outcome;
  /** Everything paid back, returned stakes included. */
  readonly payoutMinor: number;
  readonly wonCombinations: number;
  readonly tiedCombinations: number;
}

function verdictOf(play: Play, hits: readonly Hit[], stakeMinor: number): Verdict {
  let won = 0;
  let tied = 0;
  let total = 0;
  for (const { option, outcome, count } of hits) {
    if (outcome === 'won') {
      won += count;
      total += count * payoutMinor(stakeMinor, priceOf(play, option));
    } else if (outcome === 'tie') {
      tied += count;
      total += count * stakeMinor;
    }
  }
  const outcome = won > 0 ? 'won' : tied > 0 ? 'tie' : 'lost';
  return { outcome, payoutMinor: total, wonCombinations: won, tiedCombinations: tied };
}

/** The result of a bet on a draw. `stakeMinor` is the stake of one combination. */
export const judge = (play: Play, selection: Selection, drawn: DrawnNumbers, stakeMinor: number): Verdict =>
  verdictOf(play, play.rule.hits(selection, drawn), stakeMinor);

/** The largest payout of a bet on any one draw; `stakeMinor` is the stake of one combination. */
export const largestPayoutMinor = (play: Play, selection: Selection, stakeMinor: number): number =>
  countCombinations(play, selection) === 0
    ? 0
    : play.rule.largestPayout(selection, (hits) => verdictOf(play, hits, stakeMinor).payoutMinor);

/** The smallest payout of a combination of a bet that wins; `stakeMinor` is the stake of one combination. */
export function leastWinMinor(play: Play, selection: Selection, stakeMinor: number): number {
  const prices =
    play.rule.choices === 'typed'
      ? Object.values(play.prices)
      : pricedChoices(play, selection).flatMap((option) => pricesOf(play, option));
  return Math.min(...prices.map((price) => payoutMinor(stakeMinor, price)));
}
