import type { Play, Selection } from './play.ts';

/** n choose k; 0 when there are fewer than k. */
export function choose(n: number, k: number): number {
  let count = 1;
  for (let step = 1; step <= k; step += 1) count = (count * (n - k + step)) / step;
  return n < k ? 0 : count;
}

/** Ordered choices of one per row, all different. */
function directCount(rows: Selection, taken: readonly string[] = []): number {
  const [row, ...rest] = rows;
  if (!row) return 1;
  return row
    .filter((option) => !taken.includes(option))
    .reduce((count, option) => count + directCount(rest, [...taken, option]), 0);
}

/** Number of single bets in a selection; 0 while it is incomplete. */
export function countCombinations(play: Play, selection: Selection): number {
  switch (play.rule.kind) {
    case 'direct':
      return directCount(play.rows.map((_, at) => selection[at] ?? []));
    case 'choose':
      return choose(selection[0]?.length ?? 0, play.rule.size);
    case 'places':
    case 'options':
      return selection.reduce((count, row) => count + row.length, 0);
  }
}

/** Whether every choice is one of the play's options, none twice, and no row too many. */
export function isSelection(play: Play, selection: Selection): boolean {
  return (
    selection.length === play.rows.length &&
    selection.every(
      (row, at) =>
        new Set(row).size === row.length && row.every((option) => play.rows[at]?.options.includes(option) ?? false),
    )
  );
}
