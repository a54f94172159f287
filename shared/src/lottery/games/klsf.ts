import { together } from '../combination-sets.ts';
import { choose } from '../combinations.ts';
import { type DrawnNumbers, printedNumber, twentyNumbers } from '../game.ts';
import type { Play } from '../play.ts';
import { fairPrice, price } from '../price.ts';
import { chooseWithin } from '../rules/choose.ts';
import { oppositePlaces, oppositeRows } from '../rules/opposite-places.ts';
import { options } from '../rules/options.ts';
import { placeOptions } from '../rules/place-options.ts';
import { places } from '../rules/places.ts';
import { sideOptions, sideOutcome, sumBounds, sumChances, sumOf } from '../rules/sides.ts';
import { typedSets } from '../rules/typed-sets.ts';
import { firstPlaces, typedAny } from './first-places.ts';

const eightPlaces = Array.from({ length: 8 }, (_, index) => index + 1);
const printed = (drawn: DrawnNumbers) => drawn.map((number) => printedNumber('KLSF', number));

/** Numbers that are all among the eight drawn. */
const any: readonly Play[] = [1, 2, 3, 4, 5].map((size) => ({
  code: `any${size}`,
  game: 'KLSF',
  tab: 'any',
  rows: [{ key: 'all', options: twentyNumbers }],
  rule: chooseWithin({ size, pool: printed, poolSize: 8, of: 20, isEachOnce: true, subject: together(size) }),
  prices: { '*': fairPrice(choose(8, size), choose(20, size)) },
}));

const anyTyped: readonly Play[] = any.slice(1).map(({ prices }, index) => ({
  ...typedAny('KLSF', index + 2, prices),
  rule: typedSets({ size: index + 2, numbers: twentyNumbers, pool: printed, poolSize: 8 }),
}));

const place: Play = {
  code: 'place',
  game: 'KLSF',
  tab: 'place',
  rows: eightPlaces.map((at) => ({ key: `place${at}`, options: twentyNumbers })),
  rule: places('KLSF', true),
  prices: { '*': fairPrice(1, 20) },
};

const placeSides: Play = {
  code: 'place-sides',
  game: 'KLSF',
  tab: 'sides',
  rows: eightPlaces.map((at) => ({ key: `place${at}`, options: sideOptions })),
  rule: placeOptions(
    (side, number) => sideOutcome(side, number, { smallUpTo: 10, bigFrom: 11 }),
    [
      [1, 3, 5, 7, 9],
      [2, 4, 6, 8, 10],
      [11, 13, 15, 17, 19],
      [12, 14, 16, 18, 20],
    ],
    true,
  ),
  prices: { '*': price(1950, 1, 2) },
};

/** Of the 125,970 sets of eight, those with each side. */
const sumPrices = {
  big: price(1930, 61_091, 125_970, 3788),
  small: price(1930, 61_091, 125_970, 3788),
  odd: price(1940, 62_880, 125_970),
  even: price(1930, 63_090, 125_970),
};

const sumSides: Play = {
  code: 'sum-sides',
  game: 'KLSF',
  tab: 'sides',
  rows: [{ key: 'sum', options: sideOptions }],
  // Sums 85, 86, 83, 82 and 84.
  rule: options(
    (side, drawn) => sideOutcome(side, sumOf(drawn), sumBounds.KLSF),
    [
      [1, 2, 3, 5, 17, 18, 19, 20],
      [1, 2, 3, 6, 17, 18, 19, 20],
      [1, 2, 3, 4, 16, 18, 19, 20],
      [1, 2, 3, 4, 15, 18, 19, 20],
      [1, 2, 3, 4, 17, 18, 19, 20],
    ],
    sumChances(sumPrices),
  ),
  prices: sumPrices,
};

/** The number in each of the first four places against the one as far from the end. */
const dragonTiger: Play = {
  code: 'dragon-tiger',
  game: 'KLSF',
  tab: 'dragon',
  rows: oppositeRows(8),
  rule: oppositePlaces(8),
  prices: { '*': price(1950, 1, 2) },
};

const first = { game: 'KLSF', numbers: twentyNumbers } as const;

/** Every play of eight of twenty, in the order of its tabs. */
export const klsfPlays: readonly Play[] = [
  ...firstPlaces({ ...first, size: 3, direct: fairPrice(1, 6840), group: fairPrice(1, 1140) }),
  ...firstPlaces({ ...first, size: 2, direct: fairPrice(1, 380), group: fairPrice(1, 190) }),
  ...firstPlaces({ ...first, size: 1, direct: fairPrice(1, 20) }),
  ...any,
  ...anyTyped,
  place,
  placeSides,
  sumSides,
  dragonTiger,
];
