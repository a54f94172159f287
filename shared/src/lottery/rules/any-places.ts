import { choose, multisets, subsets } from '../combinations.ts';
import type { DrawnNumbers, FewNumbersKind } from '../game.ts';
import { type PlayRule, type Selection, won } from '../play.ts';
import { numberAt } from './direct.ts';

/** Numbers for some of the places; every `size` of the places with numbers is bet on. */
export const anyPlaces = (kind: FewNumbersKind, size: number): PlayRule => ({
  choices: 'numbers',
  count(selection) {
    // The elementary symmetric polynomial of the numbers of choices.
    const sums = [1, ...new Array<number>(size).fill(0)];
    for (const { length } of selection)
      for (let at = size; at > 0; at -= 1) sums[at] = (sums[at] ?? 0) + (sums[at - 1] ?? 0) * length;
    return sums[size] ?? 0;
  },
  hits: (selection, drawn) =>
    won(choose(selection.filter((row, at) => row.includes(numberAt(kind, drawn, at))).length, size)),
  largestPayout: (selection, paid) => paid(won(choose(selection.filter(({ length }) => length > 0).length, size))),
});

/**
 * Places in the first row, of which every `size` is bet on; on each of them, the rows that follow are played by `ruleAt`, for which
 * the order of the digits does not matter.
 */
export function chosenPlaces(size: number, ruleAt: (places: readonly number[]) => PlayRule): PlayRule {
  const anywhere = ruleAt(Array.from({ length: size }, (_, at) => at));
  const rulesAt = (places: readonly number[]) => subsets(places, size).map(ruleAt);
  const wonBy = (rules: readonly PlayRule[], rows: Selection, drawn: DrawnNumbers) =>
    rules.filter(({ hits }) => hits(rows, drawn).length > 0).length;
  return {
    choices: anywhere.choices,
    count: ([places = [], ...rows]) => choose(places.length, size) * anywhere.count(rows),
    hits: ([places = [], ...rows], drawn) => won(wonBy(rulesAt(places.map((place) => Number(place) - 1)), rows, drawn)),
    largestPayout([places = [], ...rows], paid) {
      const rules = rulesAt(places.map((_, index) => index));
      const chosen = [...new Set(rows.flat())].map(Number);
      return paid(won(Math.max(...multisets(chosen, places.length).map((digits) => wonBy(rules, rows, digits)))));
    },
  };
}
