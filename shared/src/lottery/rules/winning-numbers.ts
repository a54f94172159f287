import { single } from '../combination-sets.ts';
import type { DrawnNumbers } from '../game.ts';
import { type Hit, halfKey, type PlayRule } from '../play.ts';

interface WinningNumbers {
  /** How many digits a number has; those of more than two are typed. */
  readonly digits: number;
  /** The numbers that win on a draw, each once. */
  readonly winning: (drawn: DrawnNumbers) => readonly string[];
  /** Whether a number can be bet on. */
  readonly isOffered?: (number: string) => boolean;
  /** By which price a number is paid, where they differ. */
  readonly priceKeyOf?: (number: string) => string;
  readonly sameNumbers?: PlayRule['sameNumbers'];
  /**
   * Lists of the chosen numbers that can win together, of which every other such list is a part or pays no more; numbers that pay
   * half come last. Absent: one number wins.
   */
  readonly together?: (chosen: readonly string[]) => readonly (readonly string[])[];
  /** The chance that any of the chosen numbers wins, needed where several can win together. */
  readonly chanceOf?: (chosen: ReadonlySet<string>) => number;
}

/**
 * Each number as the first of those that win on the same draws. A bet can have several of those, and a set has each combination
 * once, so they come in as many lists as are needed.
 */
function eachOnce(row: readonly string[], sameNumbers?: PlayRule['sameNumbers']): readonly (readonly string[])[] {
  if (!sameNumbers) return [row];
  const lists: Set<string>[] = [];
  for (const number of row) {
    const [first = number] = [...sameNumbers(number)].sort();
    const list = lists.find((each) => !each.has(first));
    if (list) list.add(first);
    else lists.push(new Set([first]));
  }
  return lists.map((list) => [...list]);
}

/** Each number is one single bet. */
export function winningNumbers(parts: WinningNumbers): PlayRule {
  const { digits, winning, isOffered = () => true, priceKeyOf = () => '*', sameNumbers, chanceOf } = parts;
  const { together = (chosen) => chosen.map((number) => [number]) } = parts;
  function hitsAmong(chosen: ReadonlySet<string>, numbers: readonly string[]): readonly Hit[] {
    const counts = new Map<string, number>();
    for (const number of numbers) {
      if (!chosen.has(number)) continue;
      const key = priceKeyOf(number);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return [...counts].map(([option, count]) => ({ option, outcome: 'won', count }));
  }
  return {
    choices: digits > 2 ? 'typed' : 'numbers',
    ...(digits > 2 && {
      acceptsTyped: (text: string) => text.length === digits && /^\d+$/.test(text) && isOffered(text),
    }),
    count: ([row = []]) => row.length,
    hits: ([row = []], drawn) => hitsAmong(new Set(row), winning(drawn)),
    combinations: ([row = []]) => eachOnce(row, sameNumbers).map((numbers) => ({ tree: single(numbers) })),
    largestPayout([row = []], paid) {
      const chosen = new Set(row);
      return together(row).reduce((most, numbers) => Math.max(most, paid(hitsAmong(chosen, numbers))), 0);
    },
    priceKeysOf: (number) => [priceKeyOf(number)],
    ...(sameNumbers && { sameNumbers }),
    ...(chanceOf && { chanceOfAny: ([row = []]) => chanceOf(new Set(row)) }),
    withHalfPaid: (half) =>
      winningNumbers({
        ...parts,
        priceKeyOf: (number) => (half.has(number) ? halfKey(priceKeyOf(number)) : priceKeyOf(number)),
        together: (chosen) =>
          together([...chosen].sort((one, other) => Number(half.has(one)) - Number(half.has(other)))),
      }),
  };
}
