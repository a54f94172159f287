import { differentOfEach, inOrderOn, oneOfEach } from '../combination-sets.ts';
import { type FewNumbersKind, printedNumber } from '../game.ts';
import { type PlayRule, type Selection, won } from '../play.ts';

/** Ordered choices of one per row, all different. */
function differentCount(rows: Selection, taken: readonly string[] = []): number {
  const [row, ...rest] = rows;
  if (!row) return 1;
  return row
    .filter((option) => !taken.includes(option))
    .reduce((count, option) => count + differentCount(rest, [...taken, option]), 0);
}

/** The number drawn in a place, as it is printed. */
export const numberAt = (kind: FewNumbersKind, drawn: readonly number[], at: number): string =>
  printedNumber(kind, drawn[at] ?? -1);

/** One number of every row, as they are drawn in these places, counted from 0. Where no number is drawn twice, all differ. */
export function direct(kind: FewNumbersKind, at: readonly number[], isEachOnce: boolean): PlayRule {
  const rowsOf = (selection: Selection) => at.map((_, index) => selection[index] ?? []);
  return {
    choices: 'numbers',
    count: (selection) =>
      isEachOnce
        ? differentCount(rowsOf(selection))
        : rowsOf(selection).reduce((product, { length }) => product * length, 1),
    hits: (selection, drawn) =>
      won(rowsOf(selection).every((row, index) => row.includes(numberAt(kind, drawn, at[index] ?? 0))) ? 1 : 0),
    combinations: (selection) => [
      { subject: inOrderOn(at), tree: (isEachOnce ? differentOfEach : oneOfEach)(rowsOf(selection)) },
    ],
    largestPayout: (_, paid) => paid(won(1)),
  };
}
