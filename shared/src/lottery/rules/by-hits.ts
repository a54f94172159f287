import { setsOf, together } from '../combination-sets.ts';
import { choose } from '../combinations.ts';
import type { DrawnNumbers } from '../game.ts';
import { type Hit, hitsKey, type PlayRule } from '../play.ts';
import { chanceOfSets } from './chance-of-sets.ts';
import { chanceOfHits } from './chances.ts';
import { isAscending, numbersTyped, typed } from './typed.ts';

interface ByHits {
  /** Numbers in one single bet. */
  readonly size: number;
  /** Numbers of the game, and how many of them are drawn. */
  readonly numbers: readonly string[];
  readonly drawn: number;
  /** How many of a bet's numbers have to be drawn for it to be paid, best first. */
  readonly paidHits: readonly number[];
  readonly printed: (drawn: DrawnNumbers) => readonly string[];
}

/** Every `size` of the chosen numbers, each paid by how many of its numbers are drawn. */
export function byHits({ size, numbers, drawn: drawnCount, paidHits, printed }: ByHits): PlayRule {
  /** Of `chosen` numbers, `right` are drawn. */
  const hitsOf = (chosen: number, right: number): readonly Hit[] =>
    paidHits
      .map((hits) => ({
        option: hitsKey(hits),
        outcome: 'won' as const,
        count: choose(right, hits) * choose(chosen - right, size - hits),
      }))
      .filter(({ count }) => count > 0);
  return {
    choices: 'numbers',
    paidHits,
    count: ([row = []]) => choose(row.length, size),
    hits([row = []], drawn) {
      const pool = new Set(printed(drawn));
      return hitsOf(row.length, row.filter((option) => pool.has(option)).length);
    },
    combinations: ([row = []]) => [{ subject: together(size), tree: setsOf(row, size) }],
    largestPayout([row = []], paid) {
      const fewest = Math.max(0, drawnCount - (numbers.length - row.length));
      const most = Math.min(drawnCount, row.length);
      const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
      return Math.max(...counts.map((right) => paid(hitsOf(row.length, right))));
    },
    chanceOfAny: ([row = []]) =>
      Array.from({ length: drawnCount + 1 }, (_, right) => right)
        .filter((right) => hitsOf(row.length, right).length === 0)
        .reduce(
          (left, right) =>
            left - chanceOfHits({ chosen: row.length, hits: right, drawn: drawnCount, of: numbers.length }),
          1,
        ),
  };
}

/** The same for single bets that are typed: `010203`, in ascending order. */
export function byHitsTyped(parts: ByHits): PlayRule {
  const { size, numbers, drawn: drawnCount, paidHits, printed } = parts;
  const numbersOf = (bet: string) => {
    const found = numbersTyped(bet, size, numbers);
    return found && isAscending(found) ? [found] : undefined;
  };
  return {
    ...typed(numbersOf, byHits(parts).hits, { subject: together(size), width: 2 }),
    paidHits,
    hits([row = []], drawn) {
      const pool = new Set(printed(drawn));
      const bets = new Map<number, number>();
      for (const bet of row) {
        const right = (bet.match(/../g) ?? []).filter((number) => pool.has(number)).length;
        bets.set(right, (bets.get(right) ?? 0) + 1);
      }
      return paidHits
        .map((hits) => ({ option: hitsKey(hits), outcome: 'won' as const, count: bets.get(hits) ?? 0 }))
        .filter(({ count }) => count > 0);
    },
    // All of them can be right at once if a draw has room for all their numbers; otherwise it is what they cannot exceed. A
    // merchant may pay most for another count than that of all numbers.
    largestPayout: ([row = []], paid) =>
      Math.max(...paidHits.map((hits) => paid([{ option: hitsKey(hits), outcome: 'won', count: row.length }]))),
    isLargestPayoutBound: ([row = []]) => new Set(row.flatMap((bet) => bet.match(/../g) ?? [])).size > drawnCount,
    chanceOfAny: ([row = []]) =>
      chanceOfSets(
        row.map((bet) => bet.match(/../g) ?? []),
        { drawn: drawnCount, of: numbers.length, paidHits },
      ),
  };
}
