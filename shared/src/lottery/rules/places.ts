import type { GameKind } from '../game.ts';
import { type PlayRule, type Selection, won } from '../play.ts';
import { numberAt } from './direct.ts';

/** The greatest number of rows that can be right together where no number is drawn twice. */
function rightPlaces(rows: Selection, taken: readonly string[] = []): number {
  const [row, ...rest] = rows;
  if (!row) return 0;
  const possible = row.filter((option) => !taken.includes(option));
  return Math.max(rightPlaces(rest, taken), ...possible.map((option) => 1 + rightPlaces(rest, [...taken, option])));
}

/** Each number alone; wins if it is drawn in its row's place, the first row being the place `from`. */
export const places = (kind: GameKind, isEachOnce: boolean, from = 0): PlayRule => ({
  choices: 'numbers',
  count: (selection) => selection.reduce((sum, row) => sum + row.length, 0),
  hits: (selection, drawn) => won(selection.filter((row, at) => row.includes(numberAt(kind, drawn, from + at))).length),
  most: (selection, paid) =>
    paid(won(isEachOnce ? rightPlaces(selection) : selection.filter(({ length }) => length > 0).length)),
});
