import { together, written } from '../combination-sets.ts';
import { choose } from '../combinations.ts';
import type { DrawnNumbers } from '../game.ts';
import { type PlayRule, won } from '../play.ts';
import { isAscending } from './typed.ts';

function bitsIn(set: number): number {
  let count = 0;
  for (let left = set; left > 0; left &= left - 1) count += 1;
  return count;
}

interface TypedSets {
  /** Numbers in one bet, and those of the game as they are typed: all equally long. */
  readonly size: number;
  readonly numbers: readonly string[];
  /** The different numbers of a draw that count. */
  readonly pool: (drawn: DrawnNumbers) => readonly string[];
  /** The greatest number of different numbers in a pool. */
  readonly poolSize: number;
  /** Draws of every pool where they are few enough to be tried: the largest payout is exact then, and else a bound. Each is drawn equally often. */
  readonly draws?: readonly DrawnNumbers[];
}

/**
 * Sets of numbers that are typed, `010203` in ascending order. Each is one bet: it wins if all of its numbers are in the pool, or
 * the whole pool among them where it has more.
 */
export function typedSets({ size, numbers, pool, poolSize, draws }: TypedSets): PlayRule {
  const width = numbers[0]?.length ?? 1;
  const partsOf = (bet: string): readonly string[] => bet.match(new RegExp(`.{${width}}`, 'g')) ?? [];
  const bits = new Map(numbers.map((number, at) => [number, 1 << at]));
  const maskOf = (parts: readonly string[]): number => parts.reduce((mask, part) => mask | (bits.get(part) ?? 0), 0);
  const wins = (bet: number, drawn: number): boolean => (bet & drawn) === (size > poolSize ? drawn : bet);
  const count = (bets: readonly number[], drawn: DrawnNumbers): number => {
    const mask = maskOf(pool(drawn));
    return bets.filter((bet) => wins(bet, mask)).length;
  };
  const masksOf = (row: readonly string[]): readonly number[] => row.map((bet) => maskOf(partsOf(bet)));
  /**
   * The share of all sets of `poolSize` numbers on which any bet wins, each drawn equally often, of bets that have no more numbers:
   * what wins with some numbers wins with more of them too.
   */
  function shareOfSets(bets: readonly number[]): number {
    const isWon = new Uint8Array(2 ** numbers.length);
    for (const bet of bets) isWon[bet] = 1;
    for (const bit of bits.values())
      for (let set = 0; set < isWon.length; set += 1) if ((set & bit) !== 0 && isWon[set ^ bit] === 1) isWon[set] = 1;
    let count = 0;
    isWon.forEach((won, set) => {
      if (won === 1 && bitsIn(set) === poolSize) count += 1;
    });
    return count / choose(numbers.length, poolSize);
  }
  /** So many different bets can win on one draw. */
  const mostTogether = size > poolSize ? choose(numbers.length - poolSize, size - poolSize) : choose(poolSize, size);
  return {
    choices: 'typed',
    acceptsTyped(text) {
      const parts = partsOf(text);
      const areNumbers = parts.every((part) => bits.has(part)) && new Set(parts).size === size;
      return areNumbers && text.length === size * width && isAscending(parts);
    },
    count: ([row = []]) => row.length,
    hits: ([row = []], drawn) => won(count(masksOf(row), drawn)),
    combinations: ([row = []]) => [{ subject: together(size), tree: written(() => row, width) }],
    largestPayout([row = []], paid) {
      if (!draws) return paid(won(Math.min(row.length, mostTogether)));
      const bets = masksOf(row);
      return paid(won(draws.reduce((most, drawn) => Math.max(most, count(bets, drawn)), 0)));
    },
    chanceOfAny([row = []]) {
      const bets = masksOf(row);
      if (!draws) return shareOfSets(bets);
      return draws.filter((drawn) => count(bets, drawn) > 0).length / draws.length;
    },
    ...(!draws && {
      isLargestPayoutBound: ([row = []]) => row.length > 1 && new Set(row.flatMap(partsOf)).size > poolSize,
    }),
  };
}
