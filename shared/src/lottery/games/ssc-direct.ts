import type { Play } from '../play.ts';
import { fairPrice } from '../price.ts';
import { countedOptions } from '../rules/counted-options.ts';
import { direct } from '../rules/direct.ts';
import { sumOf } from '../rules/sides.ts';
import { typed, typedRow } from '../rules/typed.ts';
import { countedBy, digitsIn, digitsTyped, everyNumber, placeRows, type Range, spanOf } from './ssc-ranges.ts';

/** The digits of a range in their order: chosen by place, or typed. */
export function directPlays(range: Range): readonly Play[] {
  const size = range.at.length;
  const own = { game: 'SSC', tab: range.key, range: range.key, prices: { '*': fairPrice(1, 10 ** size) } } as const;
  const rule = direct('SSC', range.at, false);
  return [
    { ...own, code: `${range.key}-direct`, method: 'direct', rows: placeRows(range), rule },
    {
      ...own,
      ...{ code: `${range.key}-direct-typed`, method: 'direct-typed', rows: typedRow },
      rule: typed((bet) => digitsTyped(bet, size)?.map((digit) => [digit]), rule.hits),
    },
  ];
}

const numbersOf: Readonly<Record<number, readonly (readonly number[])[]>> = { 2: everyNumber(2), 3: everyNumber(3) };

/** All ordered digits of a range with a sum, or with a distance of the highest and the lowest. */
export function directByProperty(range: Range): readonly Play[] {
  const size = range.at.length;
  const numbers = numbersOf[size] ?? [];
  const own = { game: 'SSC', tab: range.key, range: range.key, prices: { '*': fairPrice(1, 10 ** size) } } as const;
  const by = (method: string, key: string, most: number, measure: (of: readonly number[]) => number): Play => ({
    ...own,
    ...{ code: `${range.key}-${method}`, method },
    rows: [{ key, options: Array.from({ length: most + 1 }, (_, value) => String(value)) }],
    rule: countedOptions({
      bets: countedBy(numbers, (digits) => String(measure(digits))),
      optionOf: (drawn) => String(measure(digitsIn(range, drawn))),
    }),
  });
  return [by('direct-sum', 'sum', 9 * size, sumOf), by('direct-span', 'span', 9, spanOf)];
}
