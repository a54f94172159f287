import { choose } from '../combinations.ts';
import type { DrawnNumbers } from '../game.ts';
import { type PlayRule, won } from '../play.ts';

/** How often a number of a row is drawn, and how many such numbers a bet has. */
export interface PatternRow {
  readonly times: number;
  readonly numbers: number;
}

/** Sets of `first.numbers` of one row and `second.numbers` of another that have no number in common. */
function disjointCount(one: readonly string[], first: number, other: readonly string[], second: number): number {
  const shared = one.filter((option) => other.includes(option)).length;
  let count = 0;
  for (let both = 0; both <= Math.min(first, shared); both += 1)
    count += choose(shared, both) * choose(one.length - shared, first - both) * choose(other.length - both, second);
  return count;
}

/** The different digits that are drawn exactly so many times. */
const drawnTimes = (digits: readonly number[], times: number): string[] =>
  [...new Set(digits)].filter((digit) => digits.filter((other) => other === digit).length === times).map(String);

/**
 * Digits in any order, by how often each is drawn: `12` of a pair and a single wins on 112, 121 and 211. One row for each
 * number of times; digits that are drawn equally often come from one row.
 */
export function pattern(digitsOf: (drawn: DrawnNumbers) => readonly number[], rows: readonly PatternRow[]): PlayRule {
  const [first, second] = rows as readonly [PatternRow, PatternRow?];
  const isDrawn = (row: readonly string[], { times, numbers }: PatternRow, digits: readonly number[]) => {
    const drawn = drawnTimes(digits, times);
    return drawn.length === numbers && drawn.every((digit) => row.includes(digit));
  };
  return {
    choices: 'numbers',
    count: ([one = [], other = []]) =>
      second ? disjointCount(one, first.numbers, other, second.numbers) : choose(one.length, first.numbers),
    hits(selection, drawn) {
      const digits = digitsOf(drawn);
      return won(rows.every((row, at) => isDrawn(selection[at] ?? [], row, digits)) ? 1 : 0);
    },
    largestPayout: (_, paid) => paid(won(1)),
  };
}

/** A pair and a single, both from one row: every ordered two of the chosen digits. */
export function pairAndSingle(digitsOf: (drawn: DrawnNumbers) => readonly number[]): PlayRule {
  const { hits } = pattern(digitsOf, [
    { times: 2, numbers: 1 },
    { times: 1, numbers: 1 },
  ]);
  return {
    choices: 'numbers',
    count: ([row = []]) => 2 * choose(row.length, 2),
    hits: ([row = []], drawn) => hits([row, row], drawn),
    largestPayout: (_, paid) => paid(won(1)),
  };
}
