import { eachAlone } from '../combination-sets.ts';
import type { DrawnNumbers } from '../game.ts';
import type { Hit, Outcome, PlayRule, Selection } from '../play.ts';

type OutcomeOf = (option: string, drawn: DrawnNumbers, row: number) => Outcome;

/**
 * Each option alone; `scenarios` are draws that show every result that can happen together, and `chances` those of the scenarios,
 * needed where several options can win on one draw.
 */
export function options(outcome: OutcomeOf, scenarios: readonly DrawnNumbers[], chances?: readonly number[]): PlayRule {
  const hits = (selection: Selection, drawn: DrawnNumbers): readonly Hit[] =>
    selection
      .flatMap((row, at) => row.map((option) => ({ option, outcome: outcome(option, drawn, at), count: 1 })))
      .filter((hit) => hit.outcome !== 'lost');
  return {
    choices: 'options',
    count: (selection) => selection.reduce((sum, row) => sum + row.length, 0),
    hits,
    combinations: eachAlone,
    largestPayout: (selection, paid) => Math.max(...scenarios.map((drawn) => paid(hits(selection, drawn)))),
    ...(chances && {
      chanceOfAny: (selection) =>
        scenarios.reduce(
          (left, drawn, at) =>
            hits(selection, drawn).some((hit) => hit.outcome === 'won') ? left : left - (chances[at] ?? 0),
          1,
        ),
    }),
  };
}
