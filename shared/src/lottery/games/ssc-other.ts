import { choose, subsets } from '../combinations.ts';
import { type DrawnNumbers, digits } from '../game.ts';
import type { Play } from '../play.ts';
import { fairPrice, type Price, price } from '../price.ts';
import { chooseWithin } from '../rules/choose.ts';
import { digitBounds, digitSides } from '../rules/digit-sides.ts';
import { options } from '../rules/options.ts';
import { placeOptions } from '../rules/place-options.ts';
import { places } from '../rules/places.ts';
import { sideOptions, sideOutcome, sumBounds, sumOf } from '../rules/sides.ts';
import { digitRow, digitsIn, five, four, placeRows, type Range, sumCountsOf, threes, twos } from './ssc-ranges.ts';

export const place: Play = {
  code: 'place',
  game: 'SSC',
  tab: 'place',
  rows: placeRows(five),
  rule: places('SSC', false),
  prices: { '*': fairPrice(1, 10) },
};

/** In how many of all numbers of `length` digits all `size` of some given digits are, by inclusion and exclusion. */
function withAll(size: number, length: number): number {
  let count = 0;
  for (let without = 0; without <= size; without += 1) {
    const sets = subsets(Array.from({ length: size }), without).length;
    count += (without % 2 === 0 ? 1 : -1) * sets * (10 - without) ** length;
  }
  return count;
}

function anywhereIn(range: Range, size: number): Play {
  const pool = (drawn: DrawnNumbers) => [...new Set(digitsIn(range, drawn))].map(String);
  return {
    code: `anywhere-${range.key}-${size}`,
    game: 'SSC',
    tab: 'anywhere',
    range: range.key,
    method: `anywhere${size}`,
    rows: digitRow,
    rule: chooseWithin({ size, pool, poolSize: range.at.length, of: 10, isEachOnce: false }),
    prices: { '*': fairPrice(withAll(size, range.at.length), 10 ** range.at.length) },
  };
}

/** One, two or three digits that are drawn in whatever places of a range. */
export const anywhere: readonly Play[] = [
  ...threes.flatMap((range) => [anywhereIn(range, 1), anywhereIn(range, 2)]),
  anywhereIn(four, 1),
  anywhereIn(four, 2),
  anywhereIn(five, 2),
  anywhereIn(five, 3),
];

const sidesOf = (range: Range): Play => ({
  code: `${range.key}-sides`,
  game: 'SSC',
  tab: 'sides',
  range: range.key,
  method: 'sides',
  rows: range.at.map((at) => ({ key: `place${at + 1}`, options: sideOptions })),
  rule: digitSides(range.at),
  prices: { '*': fairPrice(1, 2 ** range.at.length) },
});

/** How many numbers of five digits have each sum from 0 to 45. */
const sumCounts = sumCountsOf(five.at.length);

/** The chance of a sum in the half from 0 or from 23 that leaves this rest when divided by two. */
const sumChance = (from: 0 | 23, rest: 0 | 1): number =>
  sumCounts.reduce((all, count, sum) => (sum >= from && sum < from + 23 && sum % 2 === rest ? all + count : all), 0) /
  100_000;

/** The middle of 0 to 45 is between two sums: no side wins more often. */
const sumSides: Play = {
  code: 'sum-sides',
  game: 'SSC',
  tab: 'sum',
  rows: [{ key: 'sum', options: sideOptions }],
  rule: options(
    (side, drawn) => sideOutcome(side, sumOf(drawn), sumBounds.SSC),
    [
      [5, 5, 5, 5, 3],
      [5, 5, 5, 5, 4],
      [4, 4, 4, 4, 5],
      [4, 4, 4, 4, 4],
    ],
    [sumChance(23, 1), sumChance(23, 0), sumChance(0, 1), sumChance(0, 0)],
  ),
  prices: { '*': price(1950, 1, 2) },
};

/** Each side of each place is a bet of its own. */
const placeSides: Play = {
  code: 'place-sides',
  game: 'SSC',
  tab: 'sides',
  rows: five.at.map((at) => ({ key: `place${at + 1}`, options: sideOptions })),
  rule: placeOptions(
    (side, digit) => sideOutcome(side, digit, digitBounds),
    [
      [1, 3],
      [0, 2, 4],
      [5, 7, 9],
      [6, 8],
    ],
    false,
  ),
  prices: { '*': price(1950, 1, 2) },
};

export const sides: readonly Play[] = [
  placeSides,
  ...twos.map(sidesOf),
  ...threes.filter(({ key }) => key !== 'middle3').map(sidesOf),
];

const sumPrices: Readonly<Record<string, Price>> = Object.fromEntries(
  sumCounts.map((count, sum) => [String(sum), fairPrice(count, 100_000)]),
);

/** Each sum of the five digits with a price of its own. */
const sum: Play = {
  code: 'sum',
  game: 'SSC',
  tab: 'sum',
  rows: [{ key: 'sum', options: sumCounts.map((_, total) => String(total)) }],
  rule: options(
    (option, drawn) => (String(sumOf(drawn)) === option ? 'won' : 'lost'),
    sumCounts.map((_, total) => five.at.map((at) => Math.min(9, Math.max(0, total - 9 * at)))),
  ),
  prices: sumPrices,
};

export const sums: readonly Play[] = [sumSides, sum];

const ends = ['dragon', 'tiger', 'same'] as const;

/** Two places against each other: the dragon has the higher digit in the first of them. */
const dragonTiger = ([one = 0, other = 0]: readonly number[]): Play => ({
  code: `dragon-tiger-${one + 1}${other + 1}`,
  game: 'SSC',
  tab: 'dragon',
  range: `versus${one + 1}-${other + 1}`,
  method: 'dragon',
  rows: [{ key: `versus${one + 1}-${other + 1}`, options: ends }],
  rule: options(
    (option, drawn) => {
      const difference = (drawn[one] ?? 0) - (drawn[other] ?? 0);
      return option === (difference > 0 ? 'dragon' : difference < 0 ? 'tiger' : 'same') ? 'won' : 'lost';
    },
    [
      [9, 8, 7, 6, 5],
      [5, 6, 7, 8, 9],
      [0, 0, 0, 0, 0],
    ],
  ),
  prices: { dragon: fairPrice(45, 100), tiger: fairPrice(45, 100), same: fairPrice(1, 10) },
});

export const dragons: readonly Play[] = subsets([0, 1, 2, 3, 4], 2).map(dragonTiger);

const timesOf = (digit: string, drawn: DrawnNumbers) => drawn.filter((number) => String(number) === digit).length;

/** In how many of all draws a digit is there at least so often. */
const atLeast = (times: number): number =>
  [0, 1, 2, 3, 4, 5]
    .filter((often) => often >= times)
    .reduce((sum, often) => sum + choose(5, often) * 9 ** (5 - often), 0);

/** How many lists of `length` digits have each of `chosen` ones less often than `times`, and any of `others`. */
const listsWithout = (times: number, chosen: number, length: number, others: number): number =>
  chosen === 0
    ? others ** length
    : Array.from({ length: Math.min(times - 1, length) + 1 }, (_, often) => often).reduce(
        (sum, often) => sum + choose(length, often) * listsWithout(times, chosen - 1, length - often, others),
        0,
      );

/** A digit that is drawn at least once, twice, three or four times in the five places. */
const repeats: readonly Play[] = [1, 2, 3, 4].map((times) => ({
  code: `repeat${times}`,
  game: 'SSC',
  tab: 'special',
  rows: digitRow,
  rule: {
    ...options((digit, drawn) => (timesOf(digit, drawn) >= times ? 'won' : 'lost'), []),
    choices: 'numbers',
    // As many different digits as the five places have room for.
    largestPayout: ([row = []], paid) =>
      paid([{ option: '*', outcome: 'won', count: Math.min(row.length, Math.floor(5 / times)) }]),
    chanceOfAny: ([row = []]) => 1 - listsWithout(times, row.length, 5, 10 - row.length) / 100_000,
  },
  prices: { '*': fairPrice(atLeast(times), 100_000) },
}));

const bulls = ['none', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'bull'] as const;

/** Bull (niu niu): if three digits sum to a multiple of ten, the last digit of the sum of the other two; `bull` for 0, `none` without such three. */
function bullOf(drawn: DrawnNumbers): string {
  const last = sumOf(drawn) % 10;
  // Three sum to a multiple of ten where the other two have the last digit of all five.
  const isBull = drawn.some((one, at) => drawn.some((other, further) => further > at && (one + other) % 10 === last));
  if (!isBull) return 'none';
  return last === 0 ? 'bull' : String(last);
}

/** Of 100,000 draws. */
const bullCounts: Readonly<Record<(typeof bulls)[number], number>> = {
  none: 35_649,
  '1': 6375,
  '2': 6505,
  '3': 6375,
  '4': 6505,
  '5': 6375,
  '6': 6505,
  '7': 6375,
  '8': 6505,
  '9': 6375,
  bull: 6456,
};

const bull: Play = {
  code: 'bull',
  game: 'SSC',
  tab: 'bull',
  rows: [{ key: 'bull', options: bulls }],
  rule: options(
    (option, drawn) => (bullOf(drawn) === option ? 'won' : 'lost'),
    [[0, 0, 1, 1, 1], ...digits.map((last) => [0, 0, 0, 0, Number(last)])],
  ),
  prices: Object.fromEntries(bulls.map((option) => [option, fairPrice(bullCounts[option], 100_000)])),
};

export const special: readonly Play[] = [...repeats, bull];
