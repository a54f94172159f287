import { choose } from '../combinations.ts';
import { digits as digitOptions, type PrizeTableKind } from '../game.ts';
import type { Play } from '../play.ts';
import { type Price, price } from '../price.ts';
import { prizePlaces } from '../prizes.ts';
import { allAmongLots, lots } from '../rules/lots.ts';
import { typedRow } from '../rules/typed.ts';

/** `00` to `99`. */
const pairs = digitOptions.flatMap((tens) => digitOptions.map((ones) => tens + ones));
const pairRow = [{ key: 'all', options: pairs }];

/** What a number of two, three and four digits pays. */
const oddsMilli: Readonly<Record<number, number>> = { 2: 75_000, 3: 650_000, 4: 5_500_000 };

/**
 * All of `size` given numbers of two digits are among so many lots. Of the 100^lots draws, those without some of the numbers are
 * taken off by inclusion and exclusion.
 */
function allAmong(milli: number, size: number, count: number): Price {
  let wins = 0n;
  for (let missing = 0; missing <= size; missing += 1) {
    const draws = BigInt(choose(size, missing)) * BigInt(100 - missing) ** BigInt(count);
    wins += missing % 2 === 0 ? draws : -draws;
  }
  return price(milli, Number(wins), Number(100n ** BigInt(count)));
}

function playsOfTable(kind: PrizeTableKind) {
  const places = prizePlaces(kind);
  const placesOf = (...keys: readonly string[]) =>
    [...places.keys()].filter((at) => keys.includes(places[at]?.key ?? ''));
  const longEnough = (digits: number) => [...places.keys()].filter((at) => (places[at]?.digits ?? 0) >= digits);
  /** A play whose single bets are a number and a place. */
  const onPlaces = (code: string, tab: string, digits: number, at: readonly number[]): Play => ({
    code,
    game: kind,
    tab,
    digits,
    rows: digits === 2 ? pairRow : typedRow,
    rule: lots({ kind, digits, at }),
    prices: { '*': price(oddsMilli[digits] ?? 0, 1, 10 ** digits) },
  });
  /** A play whose single bets are so many numbers that all have to be drawn. */
  const together = (code: string, tab: string, size: number, milli: number): Play => ({
    code,
    game: kind,
    tab,
    digits: 2,
    rows: pairRow,
    rule: allAmongLots({ kind, digits: 2, at: longEnough(2) }, size),
    prices: { '*': allAmong(milli, size, places.length) },
  });
  /** Two, three and four numbers together, by what each pays. */
  const xien = (milli: readonly [number, number, number]): Play[] =>
    milli.map((each, at) => together(`together${at + 2}`, 'xien', at + 2, each));
  const lot = [2, 3, 4].map((digits) => onPlaces(`lo${digits}`, 'lots', digits, longEnough(digits)));
  const head = {
    two: placesOf(kind === 'VNN' ? 'prize7' : 'prize8'),
    three: placesOf(kind === 'VNN' ? 'prize6' : 'prize7'),
  };
  const special = placesOf('special');
  const headAndTail = [
    onPlaces('duoi', 'head-tail', 2, special),
    onPlaces('dau', 'head-tail', 2, head.two),
    onPlaces('dau-duoi', 'head-tail', 2, [...head.two, ...special]),
  ];
  const threeTab = kind === 'VNN' ? 'cang' : 'xiuchu';
  const threeDigits = [
    onPlaces('tail3', threeTab, 3, special),
    onPlaces('head3', threeTab, 3, head.three),
    onPlaces('head-tail3', threeTab, 3, [...head.three, ...special]),
  ];
  return { placesOf, onPlaces, together, xien, lot, headAndTail, threeDigits };
}

const north = playsOfTable('VNN');
const south = playsOfTable('VNS');

/** Every play of the North, in the order of its tabs. */
export const northPlays: readonly Play[] = [
  ...north.lot,
  north.onPlaces('lo2-8', 'lots', 2, north.placesOf('prize7', 'prize6', 'special')),
  ...north.headAndTail,
  north.onPlaces('first-prize', 'head-tail', 2, north.placesOf('prize1')),
  ...north.threeDigits,
  ...north.xien([17_000, 65_000, 250_000]),
];

/** The market's 750 is for a stake of 36: twice 18 lots. A da is the same bet as a xien of two, so both pay it. */
const southPairMilli = 20_800;

/** Every play of the South and the Centre, in the order of its tabs. */
export const southPlays: readonly Play[] = [
  ...south.lot,
  south.onPlaces('lo2-7', 'lots', 2, south.placesOf('prize8', 'prize7', 'prize6', 'prize5', 'special')),
  ...south.headAndTail,
  ...south.threeDigits,
  ...south.xien([southPairMilli, 138_000, 975_000]),
  south.together('pairs', 'da', 2, southPairMilli),
];
