import { digits } from '../game.ts';
import type { PlayRow } from '../play.ts';

/** Neighbouring places of five digits, counted from 0. */
export interface Range {
  readonly key: string;
  readonly at: readonly number[];
}

export const five: Range = { key: 'five', at: [0, 1, 2, 3, 4] };
export const four: Range = { key: 'four', at: [1, 2, 3, 4] };
export const threes: readonly Range[] = [
  { key: 'first3', at: [0, 1, 2] },
  { key: 'middle3', at: [1, 2, 3] },
  { key: 'last3', at: [2, 3, 4] },
];
export const twos: readonly Range[] = [
  { key: 'first2', at: [0, 1] },
  { key: 'last2', at: [3, 4] },
];

/** The digits drawn in a range. */
export const digitsIn = ({ at }: Pick<Range, 'at'>, drawn: readonly number[]): number[] =>
  at.map((place) => drawn[place] ?? -1);

export const placeRows = ({ at }: Range): readonly PlayRow[] =>
  at.map((place) => ({ key: `place${place + 1}`, options: digits }));
export const digitRow: readonly PlayRow[] = [{ key: 'all', options: digits }];

/** Digits as they are typed; undefined for what is not so many of them. */
export const digitsTyped = (typed: string, size: number): string[] | undefined =>
  typed.length === size && /^\d+$/.test(typed) ? [...typed] : undefined;

/** Every number with so many digits, as a list of them. */
export const everyNumber = (size: number): readonly (readonly number[])[] =>
  Array.from({ length: 10 ** size }, (_, number) => [...String(number).padStart(size, '0')].map(Number));

/** How many of the items have each name. */
export function countedBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[nameOf(item)] = (counts[nameOf(item)] ?? 0) + 1;
  return counts;
}

/** Numbers as they are typed, by the name of each. */
export function textsBy(
  numbers: readonly (readonly number[])[],
  nameOf: (number: readonly number[]) => string,
): Record<string, readonly string[]> {
  const texts: Record<string, string[]> = {};
  for (const number of numbers) {
    const same = texts[nameOf(number)];
    if (same) same.push(number.join(''));
    else texts[nameOf(number)] = [number.join('')];
  }
  return texts;
}

/** How many texts each name has. */
export const lengthsOf = (texts: Readonly<Record<string, readonly string[]>> = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(texts).map(([name, { length }]) => [name, length]));

/** The distance of the highest and the lowest. */
export const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** How many numbers of so many digits have each sum; the place in the list is the sum. */
export const sumCountsOf = (size: number): readonly number[] =>
  Array.from({ length: size }).reduce<readonly number[]>(
    (counts) =>
      Array.from({ length: counts.length + 9 }, (_, sum) =>
        digits.reduce((count, digit) => count + (counts[sum - Number(digit)] ?? 0), 0),
      ),
    [1],
  );
