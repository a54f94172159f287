import type { Play, Selection } from './play.ts';

/** n choose k; 0 when there are fewer than k. */
export function choose(n: number, k: number): number {
  let count = 1;
  for (let step = 1; step <= k; step += 1) count = (count * (n - k + step)) / step;
  return n < k ? 0 : count;
}

/** Every set of `size` of the items, in their order. */
export function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Every way to take `size` of the items, each as often as one likes, without regard to order. */
export function multisets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => multisets(items.slice(at), size - 1).map((rest) => [item, ...rest]));
}

/** Number of single bets in a selection; 0 while it is incomplete. */
export const countCombinations = (play: Play, selection: Selection): number => play.rule.count(selection);

/** The greatest number of typed bets in one selection. */
export const typedBetsLimit = 5000;

/** Whether every choice is one of the play's options, none twice, and no row too many. */
export function isSelection(play: Play, selection: Selection): boolean {
  const { rows, rule } = play;
  return (
    selection.length === rows.length &&
    selection.every((row, at) => {
      const options = rows[at]?.options ?? [];
      const isOption = (option: string) =>
        options.length > 0 ? options.includes(option) : (rule.acceptsTyped?.(option) ?? false);
      return row.length <= typedBetsLimit && new Set(row).size === row.length && row.every(isOption);
    })
  );
}
