import { digits } from '../game.ts';
import type { Play, PlayRow, PlayRule } from '../play.ts';
import { fairPrice, type Price } from '../price.ts';
import { anyPlaces, chosenPlaces, typedOnPlaces } from '../rules/any-places.ts';
import { pattern } from '../rules/pattern.ts';
import { typedRow } from '../rules/typed.ts';
import { directSum } from './ssc-direct.ts';
import { groupMethods, groupsOfFour, methodOf } from './ssc-groups.ts';
import { five, placeRows } from './ssc-ranges.ts';

const placesRow: PlayRow = { key: 'places', options: ['1', '2', '3', '4', '5'], arePlaces: true };
const allDigits = digits.map(Number);

type Size = 2 | 3 | 4;

interface AnyPlay {
  readonly code: string;
  readonly method: string;
  readonly rows: readonly PlayRow[];
  readonly rule: PlayRule;
  readonly prices: Readonly<Record<string, Price>>;
}

const onPlaces = (size: Size, { code, ...play }: AnyPlay): Play => ({
  ...play,
  code: `any${size}-${code}`,
  game: 'SSC',
  tab: 'any',
  range: `any${size}`,
});

const directSumOn = (size: 2 | 3) => ({
  code: 'direct-sum',
  rows: [placesRow, directSum.row(size)],
  rule: chosenPlaces({ size, ruleAt: (at) => directSum.ruleAt({ at }), digitsOf: () => allDigits }),
});

/** In their order: chosen by place, typed, and of two or three places all with a sum. */
function directOn(size: Size): readonly Play[] {
  const prices = { '*': fairPrice(1, 10 ** size) };
  const chosen = { code: 'direct', rows: placeRows(five), rule: anyPlaces('SSC', size) };
  const text = { code: 'direct-typed', rows: [placesRow, ...typedRow], rule: typedOnPlaces(size) };
  const all = size === 4 ? [chosen, text] : [chosen, text, directSumOn(size)];
  return all.map((play) => onPlaces(size, { ...play, method: play.code, prices }));
}

/** In any order, by the same methods as a range of two or three digits has. */
const groupsOn = (size: 2 | 3): readonly Play[] =>
  groupMethods[size].map(({ ruleAt, rows, ...play }) =>
    onPlaces(size, {
      ...play,
      rows: [placesRow, ...rows],
      rule: chosenPlaces({
        size,
        ruleAt: (at) => ruleAt({ at }),
        ...(play.method === 'group-sum' && { digitsOf: () => allDigits }),
      }),
    }),
  );

const groupsOnFour = (): readonly Play[] =>
  groupsOfFour.map((group) =>
    onPlaces(4, {
      code: `group${group.orders}`,
      method: methodOf(group),
      rows: [placesRow, ...group.rows.map(({ key }) => ({ key, options: digits }))],
      rule: chosenPlaces({ size: 4, ruleAt: (at) => pattern(at, group.rows) }),
      prices: { '*': fairPrice(group.orders, 10_000) },
    }),
  );

/** Any two, three or four of the five places. */
export const anyChosen = (): readonly Play[] => [
  ...directOn(2),
  ...groupsOn(2),
  ...directOn(3),
  ...groupsOn(3),
  ...directOn(4),
  ...groupsOnFour(),
];
