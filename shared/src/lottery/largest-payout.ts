import { choose, countCombinations } from './combinations.ts';
import { judge } from './judge.ts';
import { type Play, priceOf, type Selection } from './play.ts';
import { payoutMinor } from './price.ts';

/** The greatest number of rows that can be right together, because no number is drawn twice. */
function rightPlaces(rows: Selection, taken: readonly string[] = []): number {
  const [row, ...rest] = rows;
  if (!row) return 0;
  const possible = row.filter((option) => !taken.includes(option));
  return Math.max(rightPlaces(rest, taken), ...possible.map((option) => 1 + rightPlaces(rest, [...taken, option])));
}

/** The largest payout of a bet on any one draw; `stakeMinor` is the stake of one combination. */
export function largestPayoutMinor(play: Play, selection: Selection, stakeMinor: number): number {
  const { rule } = play;
  if (countCombinations(play, selection) === 0) return 0;
  switch (rule.kind) {
    case 'direct':
      return payoutMinor(stakeMinor, priceOf(play, '*'));
    case 'choose': {
      const hits = Math.min(rule.poolSize, selection[0]?.length ?? 0);
      return choose(hits, rule.size) * payoutMinor(stakeMinor, priceOf(play, '*'));
    }
    case 'places':
      return rightPlaces(selection) * payoutMinor(stakeMinor, priceOf(play, '*'));
    case 'options':
      return Math.max(...rule.scenarios.map((drawn) => judge(play, selection, drawn, stakeMinor).payoutMinor));
  }
}
