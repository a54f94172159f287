import type { DrawnNumbers } from '../game.ts';
import type { Hit, Outcome, PlayRule, Selection } from '../play.ts';

type OutcomeOf = (option: string, drawn: DrawnNumbers, row: number) => Outcome;

/** Each option alone; `scenarios` are draws that show every result that can happen together. */
export function options(outcome: OutcomeOf, scenarios: readonly DrawnNumbers[]): PlayRule {
  const hits = (selection: Selection, drawn: DrawnNumbers): readonly Hit[] =>
    selection
      .flatMap((row, at) => row.map((option) => ({ option, outcome: outcome(option, drawn, at), count: 1 })))
      .filter((hit) => hit.outcome !== 'lost');
  return {
    choices: 'options',
    count: (selection) => selection.reduce((sum, row) => sum + row.length, 0),
    hits,
    largestPayout: (selection, paid) => Math.max(...scenarios.map((drawn) => paid(hits(selection, drawn)))),
  };
}
