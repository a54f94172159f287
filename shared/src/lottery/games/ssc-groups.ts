import { digits } from '../game.ts';
import type { Play } from '../play.ts';
import { fairPrice, type Price } from '../price.ts';
import { chooseWithin } from '../rules/choose.ts';
import { countedOptions } from '../rules/counted-options.ts';
import { type PatternRow, pairAndSingle, pattern } from '../rules/pattern.ts';
import { sumOf } from '../rules/sides.ts';
import { typed, typedRow } from '../rules/typed.ts';
import { countedBy, digitRow, digitsIn, digitsTyped, everyNumber, type Range } from './ssc-ranges.ts';

/** What a group is called: by how many orders its digits have. */
interface Group {
  readonly orders: number;
  readonly rows: readonly (PatternRow & { readonly key: string })[];
}

const row = (key: string, times: number, numbers: number) => ({ key, times, numbers });

const groupsOfFive: readonly Group[] = [
  { orders: 120, rows: [row('all', 1, 5)] },
  { orders: 60, rows: [row('pair', 2, 1), row('single', 1, 3)] },
  { orders: 30, rows: [row('pair', 2, 2), row('single', 1, 1)] },
  { orders: 20, rows: [row('triple', 3, 1), row('single', 1, 2)] },
  { orders: 10, rows: [row('triple', 3, 1), row('pair', 2, 1)] },
  { orders: 5, rows: [row('quadruple', 4, 1), row('single', 1, 1)] },
];
export const groupsOfFour: readonly Group[] = [
  { orders: 24, rows: [row('all', 1, 4)] },
  { orders: 12, rows: [row('pair', 2, 1), row('single', 1, 2)] },
  { orders: 6, rows: [row('pair', 2, 2)] },
  { orders: 4, rows: [row('triple', 3, 1), row('single', 1, 1)] },
];

/** Six orders have two pairs of four digits, and also three different digits. */
export const methodOf = ({ orders }: Pick<Group, 'orders'>): string =>
  orders === 6 ? 'group6-pairs' : `group${orders}`;

const groupRule = (range: Pick<Range, 'at'>, { rows }: Group) => pattern((drawn) => digitsIn(range, drawn), rows);

/** The groups of four or five digits. */
export function groupPlays(range: Range): readonly Play[] {
  const groups = range.at.length === 5 ? groupsOfFive : groupsOfFour;
  return groups.map((group) => ({
    code: `${range.key}-group${group.orders}`,
    game: 'SSC',
    tab: range.key,
    range: range.key,
    method: methodOf(group),
    rows: group.rows.map(({ key }) => ({ key, options: digits })),
    rule: groupRule(range, group),
    prices: { '*': fairPrice(group.orders, 10 ** range.at.length) },
  }));
}

const isTriple = (numbers: readonly number[]) => new Set(numbers).size === 1;
const sorted = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
/** One of each set of digits in any order, triples left out. */
const groupsOfThree = everyNumber(3).filter(
  (numbers) => !isTriple(numbers) && sorted(numbers).join('') === numbers.join(''),
);
const textsOfThree = new Set(groupsOfThree.map((numbers) => numbers.join('')));
const pairsOfTwo = everyNumber(2).filter(([one = 0, other = 0]) => one < other);

/** Rules of three digits in any order. */
export const groupRules = {
  group3: ({ at }: Pick<Range, 'at'>) => pairAndSingle((drawn) => digitsIn({ at }, drawn)),
  group6: ({ at }: Pick<Range, 'at'>) => pattern((drawn) => digitsIn({ at }, drawn), [row('all', 1, 3)]),
};
const groupName = (numbers: readonly number[]) => (new Set(numbers).size === 2 ? 'group3' : 'group6');
const groupPrices: Readonly<Record<string, Price>> = { group3: fairPrice(3, 1000), group6: fairPrice(6, 1000) };

/** Three digits in any order: a pair and a single, three singles, either of both as text, and all with a sum. */
export function groupPlaysOfThree(range: Range): readonly Play[] {
  const own = { game: 'SSC', tab: range.key, range: range.key } as const;
  const drawnIn = (drawn: readonly number[]) => digitsIn(range, drawn);
  const rules = [groupRules.group3(range), groupRules.group6(range)] as const;
  return [
    {
      ...own,
      code: `${range.key}-group3`,
      method: 'group3',
      rows: digitRow,
      rule: rules[0],
      prices: { '*': fairPrice(3, 1000) },
    },
    {
      ...own,
      code: `${range.key}-group6`,
      method: 'group6',
      rows: digitRow,
      rule: rules[1],
      prices: { '*': fairPrice(6, 1000) },
    },
    {
      ...own,
      ...{ code: `${range.key}-group-typed`, method: 'group-typed', rows: typedRow },
      rule: {
        ...typed(
          (bet) => (textsOfThree.has(bet) ? [[bet]] : undefined),
          () => [],
        ),
        hits: ([bets = []], drawn) => {
          const numbers = sorted(drawnIn(drawn));
          return !isTriple(numbers) && bets.includes(numbers.join(''))
            ? [{ option: groupName(numbers), outcome: 'won', count: 1 }]
            : [];
        },
        priceKeysOf: (bet) => [groupName([...bet].map(Number))],
        largestPayout: ([bets = []], paid) =>
          Math.max(...bets.map((bet) => paid([{ option: groupName([...bet].map(Number)), outcome: 'won', count: 1 }]))),
      },
      prices: groupPrices,
    },
    {
      ...own,
      ...{ code: `${range.key}-group-sum`, method: 'group-sum' },
      rows: [{ key: 'sum', options: Array.from({ length: 26 }, (_, index) => String(index + 1)) }],
      rule: countedOptions({
        bets: countedBy(groupsOfThree, (numbers) => String(sumOf(numbers))),
        optionOf: (drawn) => (isTriple(drawnIn(drawn)) ? null : String(sumOf(drawnIn(drawn)))),
        prices: {
          keyOf: (drawn) => groupName(drawnIn(drawn)),
          keysOf: (option) => [
            ...new Set(groupsOfThree.filter((numbers) => String(sumOf(numbers)) === option).map(groupName)),
          ],
        },
      }),
      prices: groupPrices,
    },
  ];
}

/** Two different digits in any order. */
export const groupOfTwo = (range: Pick<Range, 'at'>) =>
  chooseWithin({
    size: 2,
    pool: (drawn) => {
      const numbers = new Set(digitsIn(range, drawn));
      return numbers.size === 2 ? [...numbers].map(String) : [];
    },
    poolSize: 2,
  });

/** Two digits in any order: chosen, typed, and all with a sum. */
export function groupPlaysOfTwo(range: Range): readonly Play[] {
  const own = { game: 'SSC', tab: range.key, range: range.key } as const;
  const rule = groupOfTwo(range);
  const prices = { '*': fairPrice(2, 100) };
  return [
    { ...own, code: `${range.key}-group`, method: 'group', rows: digitRow, rule, prices },
    {
      ...own,
      ...{ code: `${range.key}-group-typed`, method: 'group-typed', rows: typedRow, prices },
      rule: typed((bet) => {
        const numbers = digitsTyped(bet, 2);
        return numbers && (numbers[0] ?? '') < (numbers[1] ?? '') ? [numbers] : undefined;
      }, rule.hits),
    },
    {
      ...own,
      ...{ code: `${range.key}-group-sum`, method: 'group-sum', prices },
      rows: [{ key: 'sum', options: Array.from({ length: 17 }, (_, index) => String(index + 1)) }],
      rule: countedOptions({
        bets: countedBy(pairsOfTwo, (numbers) => String(sumOf(numbers))),
        optionOf: (drawn) => {
          const numbers = digitsIn(range, drawn);
          return numbers[0] === numbers[1] ? null : String(sumOf(numbers));
        },
      }),
    },
  ];
}
