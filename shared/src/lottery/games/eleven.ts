import { type DrawnNumbers, elevenNumbers, printedNumber } from '../game.ts';
import type { Outcome, Play, PlayRow } from '../play.ts';
import { fairPrice, price } from '../price.ts';
import { chooseAround, chooseWithin } from '../rules/choose.ts';
import { direct } from '../rules/direct.ts';
import { options } from '../rules/options.ts';
import { placeOptions } from '../rules/place-options.ts';
import { places } from '../rules/places.ts';
import { typed } from '../rules/typed.ts';

const printed = (drawn: DrawnNumbers) => drawn.map((number) => printedNumber('11X5', number));
const sumOf = (drawn: DrawnNumbers) => drawn.reduce((sum, number) => sum + number, 0);

const place = (at: number): PlayRow => ({ key: `place${at}`, options: elevenNumbers });
const field: readonly PlayRow[] = [{ key: 'all', options: elevenNumbers }];
const text: readonly PlayRow[] = [{ key: 'typed', options: [] }];

/** `010203` as numbers; undefined for what is no bet of so many different numbers. */
function numbersIn(typedNumbers: string, size: number): string[] | undefined {
  const numbers = typedNumbers.match(/../g) ?? [];
  const isBet =
    typedNumbers.length === size * 2 &&
    new Set(numbers).size === size &&
    numbers.every((number) => elevenNumbers.includes(number));
  return isBet ? numbers : undefined;
}

/** The first two or three numbers, in their order or in any. */
function first(size: 2 | 3, directOdds: number, groupOdds: number): readonly Play[] {
  const at = Array.from({ length: size }, (_, index) => index);
  const ordered = size === 2 ? 110 : 990;
  const sets = size === 2 ? 55 : 165;
  const rule = direct('11X5', at, true);
  const group = chooseWithin({ size, pool: (drawn) => printed(drawn).slice(0, size), poolSize: size });
  const own = { game: '11X5', tab: `first${size}`, range: `first${size}` } as const;
  const isAscending = (numbers: readonly string[]) => numbers.join() === [...numbers].sort().join();
  return [
    {
      ...own,
      ...{ code: `first${size}-direct`, method: 'direct', rows: at.map((index) => place(index + 1)), rule },
      prices: { '*': price(directOdds, 1, ordered) },
    },
    {
      ...own,
      ...{ code: `first${size}-direct-typed`, method: 'direct-typed', rows: text },
      rule: typed((bet) => numbersIn(bet, size)?.map((number) => [number]), rule.hits),
      prices: { '*': price(directOdds, 1, ordered) },
    },
    {
      ...own,
      ...{ code: `first${size}-group`, method: 'group', rows: field, rule: group },
      prices: { '*': price(groupOdds, 1, sets) },
    },
    {
      ...own,
      ...{ code: `first${size}-group-typed`, method: 'group-typed', rows: text },
      rule: typed((bet) => {
        const numbers = numbersIn(bet, size);
        return numbers && isAscending(numbers) ? [numbers] : undefined;
      }, group.hits),
      prices: { '*': price(groupOdds, 1, sets) },
    },
  ];
}

const first1: Play = {
  code: 'first1-direct',
  game: '11X5',
  tab: 'first1',
  range: 'first1',
  method: 'direct',
  rows: [place(1)],
  rule: places('11X5', true),
  prices: { '*': price(10_670, 1, 11) },
};

/** Odds, and in how many of how many equally likely draws all chosen numbers are among the five. */
const anyPrices = [
  price(2130, 5, 11),
  price(5300, 10, 55),
  price(16_000, 10, 165),
  price(64_000, 5, 330),
  price(448_000, 1, 462),
];

/** From six numbers on, all five that are drawn have to be among them. */
const aroundPrices = [fairPrice(6, 462), fairPrice(21, 462), fairPrice(56, 462)];

const any: readonly Play[] = [...anyPrices, ...aroundPrices].map((each, index) => {
  const choosing = { size: index + 1, pool: printed, poolSize: 5 };
  return {
    code: `any${index + 1}`,
    game: '11X5',
    tab: 'any',
    rows: field,
    rule: index < 5 ? chooseWithin(choosing) : chooseAround(choosing),
    prices: { '*': each },
  };
});

const position: Play = {
  code: 'position',
  game: '11X5',
  tab: 'position',
  rows: [1, 2, 3, 4, 5].map(place),
  rule: places('11X5', true),
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
  // Sums 31, 32, 29, 28 and 30.
  rule: options(sumSide, [
    [1, 2, 8, 9, 11],
    [2, 3, 7, 9, 11],
    [1, 2, 6, 9, 11],
    [1, 2, 5, 9, 11],
    [1, 3, 6, 9, 11],
  ]),
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
  rule: options(
    (option, [first = 0, , , , fifth = 0]) => (first > fifth === (option === 'dragon') ? 'won' : 'lost'),
    [
      [11, 2, 3, 4, 1],
      [1, 2, 3, 4, 11],
    ],
  ),
  prices: { '*': price(1940, 1, 2) },
};

/** The highest number is neither big nor small, so those stakes are returned. */
function placeSide(option: string, number: number): Outcome {
  if (option === 'odd' || option === 'even') return (number % 2 === 1) === (option === 'odd') ? 'won' : 'lost';
  if (number === 11) return 'tie';
  return number >= 6 === (option === 'big') ? 'won' : 'lost';
}

const placeSides: Play = {
  code: 'place-sides',
  game: '11X5',
  tab: 'sides',
  rows: [1, 2, 3, 4, 5].map((at) => ({ key: `place${at}`, options: ['big', 'small', 'odd', 'even'] })),
  rule: placeOptions(placeSide, [[1, 3, 5], [2, 4], [6, 8, 10], [7, 9], [11]]),
  prices: {
    big: price(1930, 5, 11, 1),
    small: price(1930, 5, 11, 1),
    odd: price(1770, 6, 11),
    even: price(2120, 5, 11),
  },
};

/** Every play of five of eleven, in the order of its tabs. */
export const elevenPlays: readonly Play[] = [
  ...first(3, 960_000, 160_000),
  ...first(2, 106_000, 53_000),
  first1,
  ...any,
  position,
  placeSides,
  sides,
  dragonTiger,
];
