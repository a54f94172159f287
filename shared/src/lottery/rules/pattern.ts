import { inAnyOrderOn, written } from '../combination-sets.ts';
import { choose, subsets } from '../combinations.ts';
import { type PlayRule, type Selection, won } from '../play.ts';

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

/** The digits of every bet, each as often as it has to be drawn, in ascending order: `11234` of a pair and three singles. */
const patternTexts = (rows: readonly PatternRow[], selection: Selection): readonly string[] =>
  rows
    .reduce<readonly (readonly string[])[]>(
      (lists, { times, numbers }, index) =>
        lists.flatMap((list) =>
          subsets(
            (selection[index] ?? []).filter((digit) => !list.includes(digit)),
            numbers,
          ).map((set) => [...list, ...set.flatMap((digit) => Array.from({ length: times }, () => digit))]),
        ),
      [[]],
    )
    .map((digits) => [...digits].sort().join(''));

/** The different digits that are drawn exactly so many times. */
const drawnTimes = (digits: readonly number[], times: number): string[] =>
  [...new Set(digits)].filter((digit) => digits.filter((other) => other === digit).length === times).map(String);

/**
 * Digits in any order, by how often each is drawn: `12` of a pair and a single wins on 112, 121 and 211. One row for each
 * number of times; digits that are drawn equally often come from one row. `at` has the places, counted from 0.
 */
export function pattern(at: readonly number[], rows: readonly PatternRow[]): PlayRule {
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
      const digits = at.map((place) => drawn[place] ?? -1);
      return won(rows.every((row, index) => isDrawn(selection[index] ?? [], row, digits)) ? 1 : 0);
    },
    combinations: (selection) => [{ subject: inAnyOrderOn(at), tree: written(() => patternTexts(rows, selection)) }],
    largestPayout: (_, paid) => paid(won(1)),
  };
}

/** A pair and a single, both from one row: every ordered two of the chosen digits. */
export function pairAndSingle(at: readonly number[]): PlayRule {
  const { hits, combinations } = pattern(at, [
    { times: 2, numbers: 1 },
    { times: 1, numbers: 1 },
  ]);
  return {
    choices: 'numbers',
    count: ([row = []]) => 2 * choose(row.length, 2),
    hits: ([row = []], drawn) => hits([row, row], drawn),
    combinations: ([row = []]) => combinations([row, row]),
    largestPayout: (_, paid) => paid(won(1)),
  };
}
