import { eachAlone, inOrderOn } from '../combination-sets.ts';
import { type FewNumbersKind, numbersOf } from '../game.ts';
import { type PlayRule, type Selection, won } from '../play.ts';
import { numberAt } from './direct.ts';

/**
 * The greatest number of rows that can be right together where no number is drawn twice: a matching of rows and numbers, made
 * larger by one row after the other.
 */
function rightPlaces(rows: Selection): number {
  const rowOf = new Map<string, number>();
  const place = (at: number, tried: Set<string>): boolean =>
    (rows[at] ?? []).some((option) => {
      if (tried.has(option)) return false;
      tried.add(option);
      const taken = rowOf.get(option);
      if (taken !== undefined && !place(taken, tried)) return false;
      rowOf.set(option, at);
      return true;
    });
  return rows.filter((_, at) => place(at, new Set())).length;
}

/** The chance that any row is right where no number is drawn twice, by inclusion and exclusion of the rows that are right together. */
function chanceOfAnyRow(rows: Selection, of: number): number {
  // In how many ways each set of rows, as bits, can be right.
  let ways = [1, ...new Array<number>(2 ** rows.length - 1).fill(0)];
  for (const option of new Set(rows.flat())) {
    const next = [...ways];
    for (const [at, row] of rows.entries())
      if (row.includes(option))
        ways.forEach((count, set) => {
          if ((set & (1 << at)) === 0) next[set | (1 << at)] = (next[set | (1 << at)] ?? 0) + count;
        });
    ways = next;
  }
  return ways.reduce((sum, count, set) => {
    let part = set === 0 ? 0 : -count;
    let left = of;
    for (let bits = set; bits > 0; bits &= bits - 1) {
      part /= -left;
      left -= 1;
    }
    return sum + part;
  }, 0);
}

/** Each number alone; wins if it is drawn in its row's place, the first row being the place `from`. Numbers that can be drawn twice are digits. */
export const places = (kind: FewNumbersKind, isEachOnce: boolean, from = 0): PlayRule => ({
  choices: 'numbers',
  count: (selection) => selection.reduce((sum, row) => sum + row.length, 0),
  hits: (selection, drawn) => won(selection.filter((row, at) => row.includes(numberAt(kind, drawn, from + at))).length),
  combinations: (selection) =>
    eachAlone(selection).map((set) => ({ ...set, subject: inOrderOn([from + (set.row ?? 0)]) })),
  chanceOfAny(selection) {
    const of = numbersOf[kind].length;
    return isEachOnce
      ? chanceOfAnyRow(selection, of)
      : 1 - selection.reduce((chance, { length }) => chance * (1 - length / of), 1);
  },
  largestPayout: (selection, paid) =>
    paid(won(isEachOnce ? rightPlaces(selection) : selection.filter(({ length }) => length > 0).length)),
});
