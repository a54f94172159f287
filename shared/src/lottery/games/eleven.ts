import { together } from '../combination-sets.ts';
import { subsets } from '../combinations.ts';
import { type DrawnNumbers, elevenNumbers, printedNumber } from '../game.ts';
import { once } from '../once.ts';
import type { Play, PlayRow } from '../play.ts';
import { fairPrice, type Price, price } from '../price.ts';
import { chooseAround, chooseWithin } from '../rules/choose.ts';
import { options } from '../rules/options.ts';
import { placeOptions } from '../rules/place-options.ts';
import { places } from '../rules/places.ts';
import { sideOptions, sideOutcome, sumBounds, sumChances, sumOf } from '../rules/sides.ts';
import { typedSets } from '../rules/typed-sets.ts';
import { firstPlaces, typedAny } from './first-places.ts';

const printed = (drawn: DrawnNumbers) => drawn.map((number) => printedNumber('11X5', number));

const place = (at: number): PlayRow => ({ key: `place${at}`, options: elevenNumbers });
const field: readonly PlayRow[] = [{ key: 'all', options: elevenNumbers }];
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

const any = (): readonly Play[] =>
  [...anyPrices, ...aroundPrices].map((each, index) => {
    const choosing = {
      size: index + 1,
      pool: printed,
      poolSize: 5,
      of: 11,
      isEachOnce: true,
      subject: together(index + 1),
    };
    return {
      code: `any${index + 1}`,
      game: '11X5',
      tab: 'any',
      rows: field,
      rule: index < 5 ? chooseWithin(choosing) : chooseAround(choosing),
      prices: { '*': each },
    };
  });

function anyTyped(): readonly Play[] {
  const draws = subsets(
    elevenNumbers.map((number) => Number(number)),
    5,
  );
  return any()
    .slice(1)
    .map(({ prices }, index) => ({
      ...typedAny('11X5', index + 2, prices),
      rule: typedSets({ size: index + 2, numbers: elevenNumbers, pool: printed, poolSize: 5, draws }),
    }));
}

const position: Play = {
  code: 'position',
  game: '11X5',
  tab: 'position',
  rows: [1, 2, 3, 4, 5].map(place),
  rule: places('11X5', true),
  prices: { '*': price(10_670, 1, 11) },
};

const sumPrices = {
  big: price(1925, 215, 462, 32),
  small: price(1925, 215, 462, 32),
  odd: price(1890, 236, 462),
  even: price(1970, 226, 462),
};

const sides: Play = {
  code: 'sum-sides',
  game: '11X5',
  tab: 'sides',
  rows: [{ key: 'sum', options: sideOptions }],
  // Sums 31, 32, 29, 28 and 30.
  rule: options(
    (side, drawn) => sideOutcome(side, sumOf(drawn), sumBounds['11X5']),
    [
      [1, 2, 8, 9, 11],
      [2, 3, 7, 9, 11],
      [1, 2, 6, 9, 11],
      [1, 2, 5, 9, 11],
      [1, 3, 6, 9, 11],
    ],
    sumChances(sumPrices),
  ),
  prices: sumPrices,
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
const placeSide = (side: string, number: number) =>
  number === 11 && (side === 'big' || side === 'small')
    ? 'tie'
    : sideOutcome(side, number, { smallUpTo: 5, bigFrom: 6 });

const placeSides: Play = {
  code: 'place-sides',
  game: '11X5',
  tab: 'sides',
  rows: [1, 2, 3, 4, 5].map((at) => ({ key: `place${at}`, options: sideOptions })),
  rule: placeOptions(placeSide, [[1, 3, 5], [2, 4], [6, 8, 10], [7, 9], [11]], true),
  prices: {
    big: price(1930, 5, 11, 1),
    small: price(1930, 5, 11, 1),
    odd: price(1770, 6, 11),
    even: price(2120, 5, 11),
  },
};

const first = (size: number, direct: Price, group?: Price): readonly Play[] =>
  firstPlaces({ game: '11X5', numbers: elevenNumbers, size, direct, ...(group ? { group } : {}) });

/** Every play of five of eleven, in the order of its tabs. */
export const elevenPlays = once((): readonly Play[] => [
  ...first(3, price(960_000, 1, 990), price(160_000, 1, 165)),
  ...first(2, price(106_000, 1, 110), price(53_000, 1, 55)),
  ...first(1, price(10_670, 1, 11)),
  ...any(),
  ...anyTyped(),
  position,
  placeSides,
  sides,
  dragonTiger,
]);
