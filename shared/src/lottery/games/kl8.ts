import { choose } from '../combinations.ts';
import { type DrawnNumbers, eightyNumbers, printedNumber } from '../game.ts';
import { hitsKey, type Outcome, type Play } from '../play.ts';
import { type Price, price } from '../price.ts';
import { byHits, byHitsTyped } from '../rules/by-hits.ts';
import { options } from '../rules/options.ts';
import { sideOptions, sideOutcome, sumBounds, sumChances, sumOf } from '../rules/sides.ts';
import { typedRow } from '../rules/typed.ts';

const size = 20;
const printed = (drawn: DrawnNumbers) => drawn.map((number) => printedNumber('KL8', number));

/**
 * Odds in thousandths by how many of one to ten chosen numbers are drawn. Which counts are paid is as in the public game, where
 * no hit at all pays from seven numbers on. Its own odds return 57 to 58 % and pay up to 2,500,000 for 1; here every row
 * returns 96 to 98 %, and the best is 20,000, so that a bet of eleven or twelve numbers is within the largest payout too.
 */
const oddsByHits: readonly Readonly<Record<number, number>>[] = [
  { 1: 3880 },
  { 2: 16_100 },
  { 3: 44_000, 2: 2600 },
  { 4: 84_000, 3: 4200, 2: 2500 },
  { 5: 750_000, 4: 18_000, 3: 3200 },
  { 6: 2_000_000, 5: 32_000, 4: 9000, 3: 2700 },
  { 7: 5_000_000, 6: 250_000, 5: 25_000, 4: 4000, 0: 2000 },
  { 8: 10_000_000, 7: 800_000, 6: 80_000, 5: 11_000, 4: 2800, 0: 2000 },
  { 9: 15_000_000, 8: 2_500_000, 7: 280_000, 6: 32_000, 5: 7000, 4: 1500, 0: 2000 },
  { 10: 20_000_000, 9: 5_000_000, 8: 1_000_000, 7: 150_000, 6: 20_000, 5: 4000, 0: 2600 },
];

const bestFirst = (odds: Readonly<Record<number, number>>) =>
  Object.keys(odds)
    .map(Number)
    .sort((one, other) => other - one);

/** Where the chosen numbers lie is all that matters: of all sets of so many, those with so many of the twenty drawn. */
const pricesOfHits = (chosen: number, odds: Readonly<Record<number, number>>): Readonly<Record<string, Price>> =>
  Object.fromEntries(
    bestFirst(odds).map((hits) => [
      hitsKey(hits),
      price(odds[hits] ?? 0, choose(size, hits) * choose(80 - size, chosen - hits), choose(80, chosen)),
    ]),
  );

const choosing = (chosen: number, odds: Readonly<Record<number, number>>) =>
  ({ size: chosen, numbers: eightyNumbers, drawn: size, paidHits: bestFirst(odds), printed }) as const;

const any: readonly Play[] = oddsByHits.map((odds, index) => ({
  code: `any${index + 1}`,
  game: 'KL8',
  tab: 'any',
  rows: [{ key: 'all', options: eightyNumbers }],
  rule: byHits(choosing(index + 1, odds)),
  prices: pricesOfHits(index + 1, odds),
}));

const anyTyped: readonly Play[] = oddsByHits.slice(1).map((odds, index) => ({
  code: `any${index + 2}-typed`,
  game: 'KL8',
  tab: 'typed',
  range: `pick${index + 2}`,
  method: 'hits-typed',
  rows: typedRow,
  rule: byHitsTyped(choosing(index + 2, odds)),
  prices: pricesOfHits(index + 2, odds),
}));

/** There are 3.5 × 10^18 draws, more than a number can count exactly: shares of them are in trillionths, rounded. */
const ofAll = 10 ** 12;
const share = (oddsMilli: number, wins: number, ties = 0): Price => price(oddsMilli, wins, ofAll, ties);

/** Twenty different numbers with that sum, from 210 to 1410: the highest ones are as high as they can be. */
function withSum(sum: number): DrawnNumbers {
  let left = sum - 210;
  const drawn = Array.from({ length: size }, (_, index) => {
    const raised = Math.min(60, left);
    left -= raised;
    return size - index + raised;
  });
  return drawn.reverse();
}

/** A draw of which so many are up to 40, and the others above. */
const withLow = (low: number): DrawnNumbers => Array.from({ length: size }, (_, at) => (at < low ? at + 1 : at + 41));
/** A draw of which so many are odd. */
const withOdd = (odd: number): DrawnNumbers => Array.from({ length: size }, (_, at) => 2 * at + (at < odd ? 1 : 2));

/** Of two kinds of numbers, the one that more of the twenty are, or neither at ten each. */
const majority =
  (one: string, other: string, isOne: (number: number) => boolean) => (option: string, drawn: DrawnNumbers) => {
    const count = drawn.filter(isOne).length;
    const right = count > 10 ? one : count < 10 ? other : 'level';
    return option === right ? 'won' : 'lost';
  };

const evenOdds = { level: share(4770, 203_243_031_691), '*': share(2430, 398_378_484_155) } as const;

const halves: Play = {
  code: 'halves',
  game: 'KL8',
  tab: 'halves',
  rows: [{ key: 'halves', options: ['upper', 'level', 'lower'] }],
  rule: options(
    majority('upper', 'lower', (number) => number <= 40),
    [9, 10, 11].map(withLow),
  ),
  prices: evenOdds,
};

const oddEven: Play = {
  code: 'odd-even',
  game: 'KL8',
  tab: 'halves',
  rows: [{ key: 'oddEven', options: ['more-odd', 'level', 'more-even'] }],
  rule: options(
    majority('more-odd', 'more-even', (number) => number % 2 === 1),
    [9, 10, 11].map(withOdd),
  ),
  prices: evenOdds,
};

/** Above and below the middle, each odd and even, and the middle itself. */
const sumScenarios = [811, 812, 809, 808, 810].map(withSum);

const sumPrices = {
  big: share(1940, 497_801_785_907, 4_396_428_186),
  small: share(1940, 497_801_785_907, 4_396_428_186),
  odd: share(1940, 499_999_999_880),
  even: share(1940, 500_000_000_120),
};

const sumSides: Play = {
  code: 'sum-sides',
  game: 'KL8',
  tab: 'sides',
  rows: [{ key: 'sum', options: sideOptions }],
  rule: options((side, drawn) => sideOutcome(side, sumOf(drawn), sumBounds.KL8), sumScenarios, sumChances(sumPrices)),
  prices: sumPrices,
};

/** Both sides have to be right; in the middle the stake comes back, whatever the other side. */
function combined(option: string, drawn: DrawnNumbers): Outcome {
  const [sideOfSize = '', parity = ''] = option.split('-');
  const sum = sumOf(drawn);
  const size = sideOutcome(sideOfSize, sum, sumBounds.KL8);
  return size === 'won' ? sideOutcome(parity, sum, sumBounds.KL8) : size;
}

const sumCombined: Play = {
  code: 'sum-combined',
  game: 'KL8',
  tab: 'sides',
  rows: [{ key: 'sum', options: ['big-odd', 'big-even', 'small-odd', 'small-even'] }],
  rule: options(combined, sumScenarios),
  prices: {
    'big-odd': share(3860, 249_999_999_940, 4_396_428_186),
    'big-even': share(3890, 247_801_785_967, 4_396_428_186),
    'small-odd': share(3860, 249_999_999_940, 4_396_428_186),
    'small-even': share(3890, 247_801_785_967, 4_396_428_186),
  },
};

/** The last sum of each element, in order. */
const elementEnds = { metal: 695, wood: 763, water: 855, fire: 923, earth: 1410 } as const;
const elementNames = Object.keys(elementEnds) as (keyof typeof elementEnds)[];
const elementOf = (sum: number) => elementNames.find((name) => sum <= elementEnds[name]);

const elements: Play = {
  code: 'elements',
  game: 'KL8',
  tab: 'elements',
  rows: [{ key: 'elements', options: elementNames }],
  rule: options(
    (option, drawn) => (option === elementOf(sumOf(drawn)) ? 'won' : 'lost'),
    Object.values(elementEnds).map(withSum),
  ),
  prices: {
    metal: share(9460, 102_515_306_953),
    wood: share(4810, 201_527_637_646),
    water: share(2490, 388_040_379_696),
    fire: share(4760, 203_391_926_097),
    earth: share(9280, 104_524_749_608),
  },
};

/** Every play of twenty of eighty, in the order of its tabs. */
export const kl8Plays: readonly Play[] = [...any, ...anyTyped, halves, oddEven, sumSides, sumCombined, elements];
