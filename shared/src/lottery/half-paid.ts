import type { DrawnNumbers } from './game.ts';
import { judge, type Verdict } from './judge.ts';
import type { Play, Selection } from './play.ts';

/** The play with half its odds, in thousandths rounded down. */
const halfPriced = (play: Play): Play => ({
  ...play,
  prices: Object.fromEntries(
    Object.entries(play.prices).map(([option, price]) => [
      option,
      { ...price, oddsMilli: Math.floor(price.oddsMilli / 2) },
    ]),
  ),
});

/**
 * The result of a bet of which some numbers pay half. Only for plays of which each number is a bet of its own. `stakeMinor` is the
 * stake of one of them.
 */
export function judgeHalfPaid(
  play: Play,
  selection: Selection,
  halfPaid: readonly string[],
  drawn: DrawnNumbers,
  stakeMinor: number,
): Verdict {
  const isHalf = new Set(halfPaid);
  if (!selection.flat().some((number) => isHalf.has(number))) return judge(play, selection, drawn, stakeMinor);
  const part = (priced: Play, half: boolean) =>
    judge(
      priced,
      selection.map((row) => row.filter((number) => isHalf.has(number) === half)),
      drawn,
      stakeMinor,
    );
  const [whole, half] = [part(play, false), part(halfPriced(play), true)];
  const isWon = whole.outcome === 'won' || half.outcome === 'won';
  return {
    outcome: isWon ? 'won' : 'lost',
    payoutMinor: whole.payoutMinor + half.payoutMinor,
    wonCombinations: whole.wonCombinations + half.wonCombinations,
    tiedCombinations: 0,
  };
}
