import { digits } from '../game.ts';
import type { Play, PlayRow, PlayRule } from '../play.ts';
import { fairPrice, type Price } from '../price.ts';
import { type PatternRow, pattern } from '../rules/pattern.ts';
import { typedRow } from '../rules/typed.ts';
import { group3, group6, groupOfTwo, groupPrices, groupSum, groupSums, groupTyped } from './ssc-group-rules.ts';
import { digitRow, type Range } from './ssc-ranges.ts';

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

const groupRule = ({ at }: Pick<Range, 'at'>, { rows }: Group) => pattern(at, rows);

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

/** A way to bet on two or three digits in any order, on whatever places. */
export interface GroupMethod {
  /** The end of the play's code. */
  readonly code: string;
  readonly method: string;
  readonly rows: readonly PlayRow[];
  readonly ruleAt: (range: Pick<Range, 'at'>) => PlayRule;
  readonly prices: Readonly<Record<string, Price>>;
}

const sumRow = (size: number): readonly PlayRow[] => [{ key: 'sum', options: groupSums(size) }];

/** Two digits: chosen, typed, and all with a sum. Three: a pair and a single, three singles, either of both as text, and all with a sum. */
export const groupMethods: Readonly<Record<2 | 3, readonly GroupMethod[]>> = {
  2: [
    { code: 'group', method: 'group', rows: digitRow, ruleAt: groupOfTwo, prices: groupPrices[2] },
    { code: 'group-typed', method: 'group-typed', rows: typedRow, ruleAt: groupTyped, prices: groupPrices[2] },
    { code: 'group-sum', method: 'group-sum', rows: sumRow(2), ruleAt: groupSum, prices: groupPrices[2] },
  ],
  3: [
    { code: 'group3', method: 'group3', rows: digitRow, ruleAt: group3, prices: { '*': fairPrice(3, 1000) } },
    { code: 'group6', method: 'group6', rows: digitRow, ruleAt: group6, prices: { '*': fairPrice(6, 1000) } },
    { code: 'group-typed', method: 'group-mixed', rows: typedRow, ruleAt: groupTyped, prices: groupPrices[3] },
    { code: 'group-sum', method: 'group-sum', rows: sumRow(3), ruleAt: groupSum, prices: groupPrices[3] },
  ],
};

/** The digits of a range of two or three in any order. */
export const groupsInRange = (range: Range): readonly Play[] =>
  groupMethods[range.at.length === 2 ? 2 : 3].map(({ code, ruleAt, ...method }) => ({
    ...method,
    code: `${range.key}-${code}`,
    game: 'SSC',
    tab: range.key,
    range: range.key,
    rule: ruleAt(range),
  }));
