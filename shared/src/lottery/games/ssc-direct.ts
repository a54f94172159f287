import { inOrderOn } from '../combination-sets.ts';
import type { Play, PlayRow, PlayRule } from '../play.ts';
import { fairPrice } from '../price.ts';
import { countedOptions } from '../rules/counted-options.ts';
import { direct } from '../rules/direct.ts';
import { sumOf } from '../rules/sides.ts';
import { typed, typedRow } from '../rules/typed.ts';
import { digitsIn, digitsTyped, everyNumber, placeRows, type Range, spanOf, textsBy } from './ssc-ranges.ts';

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
  /** The numbers of so many digits by their value. */
  readonly numbers: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>>;
}

function property(parts: Omit<Property, 'numbers'>): Property {
  const numbers = (size: number) => textsBy(everyNumber(size), (digits) => String(parts.measure(digits)));
  return { ...parts, numbers: { 2: numbers(2), 3: numbers(3) } };
}

const sum = property({ method: 'direct-sum', key: 'sum', most: (size) => 9 * size, measure: sumOf });
const span = property({ method: 'direct-span', key: 'span', most: () => 9, measure: spanOf });

const rowOf = ({ key, most }: Property, size: number): PlayRow => ({
  key,
  options: Array.from({ length: most(size) + 1 }, (_, value) => String(value)),
});

const ruleOf = ({ measure, numbers }: Property, range: Pick<Range, 'at'>): PlayRule =>
  countedOptions({
    bets: numbers[range.at.length] ?? {},
    subject: inOrderOn(range.at),
    optionOf: (drawn) => String(measure(digitsIn(range, drawn))),
  });

/** All ordered numbers of two or three digits with a sum. */
export const directSum = {
  row: (size: 2 | 3): PlayRow => rowOf(sum, size),
  ruleAt: (range: Pick<Range, 'at'>): PlayRule => ruleOf(sum, range),
};

/** All ordered digits of a range with a sum, or with a distance of the highest and the lowest. */
export const directByProperty = (range: Range): readonly Play[] =>
  [sum, span].map((each) => ({
    code: `${range.key}-${each.method}`,
    game: 'SSC',
    tab: range.key,
    range: range.key,
    method: each.method,
    rows: [rowOf(each, range.at.length)],
    rule: ruleOf(each, range),
    prices: { '*': fairPrice(1, 10 ** range.at.length) },
  }));
