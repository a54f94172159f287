import { type CombinationTree, digitsWithSum, inOrderOn, written } from '../combination-sets.ts';
import { once } from '../once.ts';
import type { Play, PlayRow, PlayRule } from '../play.ts';
import { fairPrice } from '../price.ts';
import { countedOptions } from '../rules/counted-options.ts';
import { direct } from '../rules/direct.ts';
import { sumOf } from '../rules/sides.ts';
import { typed, typedRow } from '../rules/typed.ts';
import {
  digitsIn,
  digitsTyped,
  everyNumber,
  lengthsOf,
  placeRows,
  type Range,
  spanOf,
  sumCountsOf,
  textsBy,
} from './ssc-ranges.ts';

/** The digits of a range in their order: chosen by place, or typed. */
export function directPlays(range: Range): readonly Play[] {
  const size = range.at.length;
  const own = { game: 'SSC', tab: range.key, range: range.key, prices: { '*': fairPrice(1, 10 ** size) } } as const;
  const rule = direct('SSC', range.at, false);
  return [
    { ...own, code: `${range.key}-direct`, method: 'direct', rows: placeRows(range), rule },
    {
      ...own,
      code: `${range.key}-direct-typed`,
      method: 'direct-typed',
      rows: typedRow,
      rule: typed((bet) => digitsTyped(bet, size)?.map((digit) => [digit]), rule.hits, {
        subject: inOrderOn(range.at),
      }),
    },
  ];
}

interface Property {
  readonly method: string;
  readonly key: string;
  readonly most: (size: number) => number;
  readonly measure: (digits: readonly number[]) => number;
  /** How many numbers of so many digits have each value. */
  readonly counts: Readonly<Record<number, Readonly<Record<string, number>>>>;
  /** All numbers of so many digits that have one of these values, part by part. */
  readonly numbers: (size: number, values: readonly string[]) => CombinationTree;
}

const sum: Property = {
  method: 'direct-sum',
  key: 'sum',
  most: (size) => 9 * size,
  measure: sumOf,
  counts: Object.fromEntries(
    [2, 3, 4, 5].map((size) => [size, Object.fromEntries(sumCountsOf(size).map((count, total) => [total, count]))]),
  ),
  numbers: (size, sums) => digitsWithSum(size, sums.map(Number)),
};

const textsBySpan = (size: number) => textsBy(everyNumber(size), (digits) => String(spanOf(digits)));
const span = once((): Property => {
  const ofSpan: Readonly<Record<number, ReturnType<typeof textsBySpan>>> = { 2: textsBySpan(2), 3: textsBySpan(3) };
  return {
    method: 'direct-span',
    key: 'span',
    most: () => 9,
    measure: spanOf,
    counts: { 2: lengthsOf(ofSpan[2]), 3: lengthsOf(ofSpan[3]) },
    numbers: (size, spans) => written(() => spans.flatMap((each) => ofSpan[size]?.[each] ?? [])),
  };
});

const rowOf = ({ key, most }: Property, size: number): PlayRow => ({
  key,
  options: Array.from({ length: most(size) + 1 }, (_, value) => String(value)),
});

const ruleOf = ({ measure, counts, numbers }: Property, range: Pick<Range, 'at'>): PlayRule =>
  countedOptions({
    counts: counts[range.at.length] ?? {},
    bets: (values) => numbers(range.at.length, values),
    subject: inOrderOn(range.at),
    optionOf: (drawn) => String(measure(digitsIn(range, drawn))),
  });

/** All ordered numbers of two or three digits with a sum. */
export const directSum = {
  row: (size: 2 | 3): PlayRow => rowOf(sum, size),
  ruleAt: (range: Pick<Range, 'at'>): PlayRule => ruleOf(sum, range),
};

const playOf = (property: Property, range: Range): Play => ({
  code: `${range.key}-${property.method}`,
  game: 'SSC',
  tab: range.key,
  range: range.key,
  method: property.method,
  rows: [rowOf(property, range.at.length)],
  rule: ruleOf(property, range),
  prices: { '*': fairPrice(1, 10 ** range.at.length) },
});

/** All ordered digits of a range with a sum. */
export const directBySum = (range: Range): Play => playOf(sum, range);

/** All ordered digits of two or three places with a sum, or with a distance of the highest and the lowest. */
export const directByProperty = (range: Range): readonly Play[] => [directBySum(range), playOf(span(), range)];
