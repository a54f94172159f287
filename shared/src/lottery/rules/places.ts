import { digits, type FewNumbersKind } from '../game.ts';
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

/** Each number alone; wins if it is drawn in its row's place, the first row being the place `from`. Numbers that can be drawn twice are digits. */
export const places = (kind: FewNumbersKind, isEachOnce: boolean, from = 0): PlayRule => ({
  choices: 'numbers',
  count: (selection) => selection.reduce((sum, row) => sum + row.length, 0),
  hits: (selection, drawn) => won(selection.filter((row, at) => row.includes(numberAt(kind, drawn, from + at))).length),
  ...(!isEachOnce && {
    chanceOfAny: (selection) => 1 - selection.reduce((chance, { length }) => chance * (1 - length / digits.length), 1),
  }),
  largestPayout: (selection, paid) =>
    paid(won(isEachOnce ? rightPlaces(selection) : selection.filter(({ length }) => length > 0).length)),
});
