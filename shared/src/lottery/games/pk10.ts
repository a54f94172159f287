import { cars, type DrawnNumbers } from '../game.ts';
import type { Outcome, Play, PlayRow } from '../play.ts';
import { fairPrice, type Price, price } from '../price.ts';
import { oppositePlaces, oppositeRows } from '../rules/opposite-places.ts';
import { options } from '../rules/options.ts';
import { placeOptions } from '../rules/place-options.ts';
import { places } from '../rules/places.ts';
import { sideOptions, sideOutcome, sumBounds } from '../rules/sides.ts';
import { firstPlaces } from './first-places.ts';

const row = (at: number): PlayRow => ({ key: `rank${at}`, options: cars });

/** The first cars in their order. */
const first = (size: 1 | 2 | 3): readonly Play[] =>
  firstPlaces({
    game: 'PK10',
    numbers: cars,
    size,
    tab: 'first',
    place: 'rank',
    direct: fairPrice(1, [10, 90, 720][size - 1] ?? 1),
  });

const places10 = Array.from({ length: 10 }, (_, index) => index + 1);

const place: Play = {
  code: 'place',
  game: 'PK10',
  tab: 'place',
  rows: places10.map(row),
  rule: places('PK10', true),
  prices: { '*': fairPrice(1, 10) },
};

const wonIf = (isWon: boolean): Outcome => (isWon ? 'won' : 'lost');

const placeSides: Play = {
  code: 'place-sides',
  game: 'PK10',
  tab: 'sides',
  rows: places10.map((at) => ({ key: `rank${at}`, options: sideOptions })),
  rule: placeOptions(
    (side, car) => sideOutcome(side, car, { smallUpTo: 5, bigFrom: 6 }),
    [
      [1, 3, 5],
      [2, 4],
      [7, 9],
      [6, 8, 10],
    ],
    true,
  ),
  prices: { '*': price(1950, 1, 2) },
};

/** The car in each of the first five places against the one in the place as far from the end. */
const dragonTiger: Play = {
  code: 'dragon-tiger',
  game: 'PK10',
  tab: 'dragon',
  rows: oppositeRows(10),
  rule: oppositePlaces(10),
  prices: { '*': price(1950, 1, 2) },
};

const topTwo = ([first = 0, second = 0]: DrawnNumbers) => first + second;
/** Ordered pairs of different cars with a sum from 3 to 19. */
const pairsWith = (sum: number): number =>
  cars.filter((car) => {
    const other = sum - Number(car);
    return other >= 1 && other <= 10 && other !== Number(car);
  }).length;
const sums = Array.from({ length: 17 }, (_, index) => index + 3);
/** Two cars with each sum, and any others behind them. */
const raceOf = (sum: number): DrawnNumbers => {
  const one = cars.map(Number).find((car) => sum - car >= 1 && sum - car <= 10 && sum - car !== car) ?? 1;
  return [one, sum - one];
};
const ninetieths = (values: readonly number[]): number => values.reduce((count, sum) => count + pairsWith(sum), 0);
const sidePrice = (side: string): Price =>
  fairPrice(ninetieths(sums.filter((sum) => sideOutcome(side, sum, sumBounds.PK10) === 'won')), 90);

const topTwoSum: Play = {
  code: 'top2-sum',
  game: 'PK10',
  tab: 'top2',
  rows: [{ key: 'sum', options: sums.map(String) }],
  rule: options((option, drawn) => wonIf(topTwo(drawn) === Number(option)), sums.map(raceOf)),
  prices: Object.fromEntries(sums.map((sum) => [String(sum), fairPrice(pairsWith(sum), 90)])),
};

const topTwoSides: Play = {
  code: 'top2-sides',
  game: 'PK10',
  tab: 'top2',
  rows: [{ key: 'sum', options: sideOptions }],
  rule: options(
    (side, drawn) => sideOutcome(side, topTwo(drawn), sumBounds.PK10),
    sums.map(raceOf),
    sums.map((sum) => pairsWith(sum) / 90),
  ),
  prices: {
    big: sidePrice('big'),
    small: sidePrice('small'),
    odd: sidePrice('odd'),
    even: sidePrice('even'),
  },
};

/** Every play of ten cars, in the order of its tabs. */
export const pk10Plays: readonly Play[] = [
  ...([1, 2, 3] as const).flatMap(first),
  place,
  placeSides,
  topTwoSum,
  topTwoSides,
  dragonTiger,
];
