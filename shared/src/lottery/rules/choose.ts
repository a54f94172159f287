import { setsOf } from '../combination-sets.ts';
import { choose as count } from '../combinations.ts';
import type { DrawnNumbers } from '../game.ts';
import { type PlayRule, won } from '../play.ts';
import { chanceWithoutRepeats, chanceWithRepeats } from './chances.ts';

interface Choosing {
  /** Numbers in one single bet. */
  readonly size: number;
  /** The different numbers of a draw that count. */
  readonly pool: (drawn: DrawnNumbers) => readonly string[];
  /** The greatest number of different numbers in a pool: as many as are drawn. */
  readonly poolSize: number;
  /** Of how many numbers they are drawn. */
  readonly of: number;
  /** What the bets are on, as `CombinationSet` has it. */
  readonly subject?: string;
}

/** Every `size` of the chosen numbers; wins if all of them are in the pool of the draw. */
export const chooseWithin = ({
  size,
  pool,
  poolSize,
  of,
  subject,
  isEachOnce,
}: Choosing & {
  /** Whether no number is drawn twice. */
  readonly isEachOnce: boolean;
}): PlayRule => ({
  choices: 'numbers',
  count: ([row = []]) => count(row.length, size),
  hits([row = []], drawn) {
    const counted = pool(drawn);
    return won(count(row.filter((option) => counted.includes(option)).length, size));
  },
  combinations: ([row = []]) => [{ ...(subject && { subject }), tree: setsOf(row, size) }],
  largestPayout: ([row = []], paid) => paid(won(count(Math.min(poolSize, row.length), size))),
  chanceOfAny: ([row = []]) =>
    (isEachOnce ? chanceWithoutRepeats : chanceWithRepeats)({ chosen: row.length, needed: size, drawn: poolSize, of }),
});

/** Every `size` of the chosen numbers; wins if the whole pool is among them. */
export const chooseAround = ({ size, pool, poolSize, of, subject }: Choosing): PlayRule => ({
  choices: 'numbers',
  count: ([row = []]) => count(row.length, size),
  hits: ([row = []], drawn) =>
    won(pool(drawn).every((number) => row.includes(number)) ? count(row.length - poolSize, size - poolSize) : 0),
  combinations: ([row = []]) => [{ ...(subject && { subject }), tree: setsOf(row, size) }],
  largestPayout: ([row = []], paid) => paid(won(count(row.length - poolSize, size - poolSize))),
  chanceOfAny: ([row = []]) => count(row.length, poolSize) / count(of, poolSize),
});
