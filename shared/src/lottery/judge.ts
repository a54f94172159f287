import { choose } from './combinations.ts';
import { type DrawnNumbers, printedNumber } from './game.ts';
import { type Outcome, type Play, priceOf, type Selection } from './play.ts';
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

/** The number of combinations that won, by option. */
type Hits = readonly { readonly option: string; readonly outcome: Outcome; readonly count: number }[];

function hitsOf(play: Play, selection: Selection, drawn: DrawnNumbers): Hits {
  const { rule } = play;
  switch (rule.kind) {
    case 'direct': {
      const isHit = play.rows.every((_, at) => selection[at]?.includes(printedNumber(play.game, drawn[at] ?? 0)));
      return [{ option: '*', outcome: 'won', count: isHit ? 1 : 0 }];
    }
    case 'choose': {
      const pool = rule.pool(drawn);
      const hits = (selection[0] ?? []).filter((option) => pool.includes(option)).length;
      return [{ option: '*', outcome: 'won', count: choose(hits, rule.size) }];
    }
    case 'places':
      return selection.flatMap((row, at) => {
        const here = printedNumber(play.game, drawn[at] ?? 0);
        return row.includes(here) ? [{ option: here, outcome: 'won' as const, count: 1 }] : [];
      });
    case 'options':
      return selection.flatMap((row) =>
        row.map((option) => ({ option, outcome: rule.outcome(option, drawn), count: 1 })),
      );
  }
}

/** The result of a bet on a draw. `stakeMinor` is the stake of one combination. */
export function judge(play: Play, selection: Selection, drawn: DrawnNumbers, stakeMinor: number): Verdict {
  let won = 0;
  let tied = 0;
  let total = 0;
  for (const { option, outcome, count } of hitsOf(play, selection, drawn)) {
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
