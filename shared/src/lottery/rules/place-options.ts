import { eachAlone } from '../combination-sets.ts';
import type { Hit, Outcome, PlayRule, Selection } from '../play.ts';

/**
 * Options of the number in each row's place, each alone. `alike` are the numbers, grouped by those with the same outcomes;
 * `isEachOnce` when no number is drawn twice.
 */
export function placeOptions(
  outcome: (option: string, number: number) => Outcome,
  alike: readonly (readonly number[])[],
  isEachOnce: boolean,
): PlayRule {
  const all = alike.map(({ length }) => length).join();
  /** How many numbers of each group are left when one of a group is drawn. */
  const leftWithout = (group: number, left: readonly number[]): string =>
    left.map((count, at) => (isEachOnce && at === group ? count - 1 : count)).join();
  const hitsAt = (row: readonly string[], number: number): readonly Hit[] =>
    row
      .map((option) => ({ option, outcome: outcome(option, number), count: 1 }))
      .filter((hit) => hit.outcome !== 'lost');

  /** The best way to give each row a number, by how many numbers of each group are left. */
  function largestPayout(selection: Selection, paid: (hits: readonly Hit[]) => number): number {
    let best = new Map([[all, 0]]);
    for (const row of selection) {
      const pays = alike.map(([number = 0]) => paid(hitsAt(row, number)));
      const next = new Map<string, number>();
      for (const [key, sum] of best) {
        const left = key.split(',').map(Number);
        pays.forEach((pay, group) => {
          if ((left[group] ?? 0) === 0) return;
          const after = leftWithout(group, left);
          next.set(after, Math.max(next.get(after) ?? 0, sum + pay));
        });
      }
      best = next;
    }
    return Math.max(...best.values());
  }

  /** Numbers are given to the rows one after the other so that none wins, by how many of each group are left. */
  function chanceOfAny(selection: Selection): number {
    const rows = selection.filter(({ length }) => length > 0);
    let none = new Map([[all, 1]]);
    for (const row of rows) {
      const isLost = alike.map(([number = 0]) => row.every((option) => outcome(option, number) !== 'won'));
      const next = new Map<string, number>();
      for (const [key, chance] of none) {
        const left = key.split(',').map(Number);
        const total = left.reduce((sum, count) => sum + count, 0);
        left.forEach((count, group) => {
          if (!isLost[group] || count === 0) return;
          const after = leftWithout(group, left);
          next.set(after, (next.get(after) ?? 0) + (chance * count) / total);
        });
      }
      none = next;
    }
    return 1 - [...none.values()].reduce((sum, chance) => sum + chance, 0);
  }

  return {
    choices: 'options',
    count: (selection) => selection.reduce((sum, row) => sum + row.length, 0),
    hits: (selection, drawn) => selection.flatMap((row, at) => hitsAt(row, drawn[at] ?? 0)),
    combinations: eachAlone,
    largestPayout,
    chanceOfAny,
  };
}
