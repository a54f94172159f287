import type { Run } from '@tessera/shared/lottery';

/** One draw of a road. */
export interface RoadCell {
  readonly column: number;
  readonly row: number;
  /** Null for a tie, which has a cell of its own on a bead plate only. */
  readonly side: string | null;
  /** Ties of a run, shown on its last cell. */
  readonly ties: number;
}

export const roads = ['big', 'bead'] as const;
export const usualRoad = 'big' satisfies (typeof roads)[number];
export type Road = (typeof roads)[number];

export const roadRows = 6;

/** The bead plate: all draws in their order, oldest first, down one column after the other. */
export const beadPlateOf = (sides: readonly (string | null)[]): readonly RoadCell[] =>
  sides.map((side, at) => ({ column: Math.floor(at / roadRows), row: at % roadRows, side, ties: 0 }));

/** The big road of runs, oldest first: a run goes down its column, and to the right where it meets the bottom or another run. */
export function roadOf(runs: readonly Run[]): readonly RoadCell[] {
  const taken = new Set<string>();
  const cells: RoadCell[] = [];
  let start = 0;
  for (const { side, length, ties } of runs) {
    while (taken.has(`${start},0`)) start += 1;
    let [column, row] = [start, 0];
    for (let index = 0; index < length; index += 1) {
      taken.add(`${column},${row}`);
      cells.push({ column, row, side, ties: index === length - 1 ? ties : 0 });
      // Once a run has turned, it stays on its row.
      const isStraight = column === start;
      if (isStraight && row + 1 < roadRows && !taken.has(`${column},${row + 1}`)) row += 1;
      else column += 1;
    }
    start += 1;
  }
  return cells;
}
