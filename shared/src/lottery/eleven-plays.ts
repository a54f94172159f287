import { type DrawnNumbers, elevenNumbers, printedNumber } from './game.ts';
import type { Outcome, Play, PlayRow } from './play.ts';
import { price } from './price.ts';

const printed = (drawn: DrawnNumbers) => drawn.map((number) => printedNumber('11X5', number));
const sumOf = (drawn: DrawnNumbers) => drawn.reduce((sum, number) => sum + number, 0);

const place = (at: number): PlayRow => ({ key: `place${at}`, options: elevenNumbers });
const field: readonly PlayRow[] = [{ key: 'all', options: elevenNumbers }];

const first3Direct: Play = {
  code: 'first3-direct',
  game: '11X5',
  tab: 'first3',
  rows: [1, 2, 3].map(place),
  rule: { kind: 'direct' },
  prices: { '*': price(960_000, 1, 990) },
};

const first3Group: Play = {
  code: 'first3-group',
  game: '11X5',
  tab: 'first3',
  rows: field,
  rule: { kind: 'choose', size: 3, pool: (drawn) => printed(drawn).slice(0, 3), poolSize: 3 },
  prices: { '*': price(160_000, 1, 165) },
};

/** Odds, and in how many of how many equally likely draws all chosen numbers are among the five. */
const anyPrices = [
  price(2130, 5, 11),
  price(5300, 10, 55),
  price(16_000, 10, 165),
  price(64_000, 5, 330),
  price(448_000, 1, 462),
];

const any: readonly Play[] = anyPrices.map((each, index) => ({
  code: `any${index + 1}`,
  game: '11X5',
  tab: 'any',
  rows: field,
  rule: { kind: 'choose', size: index + 1, pool: printed, poolSize: 5 },
  prices: { '*': each },
}));

const position: Play = {
  code: 'position',
  game: '11X5',
  tab: 'position',
  rows: [1, 2, 3, 4, 5].map(place),
  rule: { kind: 'places' },
  prices: { '*': price(10_670, 1, 11) },
};

/** The middle of 15 to 45: neither big nor small, so those stakes are returned. */
const middleSum = 30;

function sumSide(option: string, drawn: DrawnNumbers): Outcome {
  const sum = sumOf(drawn);
  if (option === 'odd' || option === 'even') return (sum % 2 === 1) === (option === 'odd') ? 'won' : 'lost';
  if (sum === middleSum) return 'tie';
  return sum > middleSum === (option === 'big') ? 'won' : 'lost';
}

const sides: Play = {
  code: 'sum-sides',
  game: '11X5',
  tab: 'sides',
  rows: [{ key: 'sum', options: ['big', 'small', 'odd', 'even'] }],
  rule: {
    kind: 'options',
    outcome: sumSide,
    // Sums 31, 32, 29, 28 and 30.
    scenarios: [
      [1, 2, 8, 9, 11],
      [2, 3, 7, 9, 11],
      [1, 2, 6, 9, 11],
      [1, 2, 5, 9, 11],
      [1, 3, 6, 9, 11],
    ],
  },
  prices: {
    big: price(1925, 215, 462, 32),
    small: price(1925, 215, 462, 32),
    odd: price(1890, 236, 462),
    even: price(1970, 226, 462),
  },
};

const dragonTiger: Play = {
  code: 'dragon-tiger',
  game: '11X5',
  tab: 'dragon',
  rows: [{ key: 'firstFifth', options: ['dragon', 'tiger'] }],
  rule: {
    kind: 'options',
    outcome: (option, [first = 0, , , , fifth = 0]) => (first > fifth === (option === 'dragon') ? 'won' : 'lost'),
    scenarios: [
      [11, 2, 3, 4, 1],
      [1, 2, 3, 4, 11],
    ],
  },
  prices: { '*': price(1940, 1, 2) },
};

/** Every play of five of eleven, in the order of its tabs. */
export const elevenPlays: readonly Play[] = [first3Direct, first3Group, ...any, position, sides, dragonTiger];
