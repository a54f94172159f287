import { type DrawnNumbers, type GameKind, hasPrizeTable, type PrizeTableKind, printedNumber } from '../game.ts';
import { prizePlaces } from '../prizes.ts';
import type { SizeBounds } from '../rules/sides.ts';

/** What past draws of a kind of game are counted by. */
export interface TrendShape {
  /** Every number that can be drawn, in order. */
  readonly numbers: readonly number[];
  /** How many numbers a draw has. */
  readonly drawn: number;
  /** The numbers of a draw as they are counted; as they are drawn where it is absent. */
  readonly counted?: (drawn: DrawnNumbers) => readonly number[];
  /** Message key of a place, e.g. `place` or `rank`; absent where the order says nothing. */
  readonly place?: 'place' | 'rank';
  /** Where big and small begin in one place. */
  readonly bounds?: SizeBounds;
  /** Places of a draw that are compared, counted from 1. */
  readonly pairs: readonly (readonly [number, number])[];
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const everyPair = (places: number) =>
  upTo(places).flatMap((one) => upTo(places - one).map((further) => [one, one + further] as const));
const opposite = (places: number) => upTo(places / 2).map((at) => [at, places + 1 - at] as const);

/** Of a table of prizes the last two digits of each are counted: most bets are on them. */
const prizeTable = (kind: PrizeTableKind): TrendShape => ({
  numbers: Array.from({ length: 100 }, (_, number) => number),
  drawn: prizePlaces(kind).length,
  counted: (drawn) => drawn.map((number) => number % 100),
  pairs: [],
});

const shapes: Readonly<Record<GameKind, TrendShape>> = {
  K3: { numbers: upTo(6), drawn: 3, pairs: [] },
  '11X5': { numbers: upTo(11), drawn: 5, place: 'place', bounds: { smallUpTo: 5, bigFrom: 6 }, pairs: [[1, 5]] },
  SSC: {
    numbers: upTo(10).map((number) => number - 1),
    drawn: 5,
    place: 'place',
    bounds: { smallUpTo: 4, bigFrom: 5 },
    pairs: everyPair(5),
  },
  PK10: { numbers: upTo(10), drawn: 10, place: 'rank', bounds: { smallUpTo: 5, bigFrom: 6 }, pairs: opposite(10) },
  KLSF: { numbers: upTo(20), drawn: 8, place: 'place', bounds: { smallUpTo: 10, bigFrom: 11 }, pairs: opposite(8) },
  KL8: { numbers: upTo(80), drawn: 20, pairs: [] },
  VNN: prizeTable('VNN'),
  VNS: prizeTable('VNS'),
  THAI: prizeTable('THAI'),
  LAO: prizeTable('LAO'),
  HANOI: prizeTable('HANOI'),
  MALAY: prizeTable('MALAY'),
};

/** What past draws of a kind are counted by. */
export const trendShape = (kind: GameKind): TrendShape => shapes[kind];

/** A counted number as it is printed: `07`; of a table of prizes, two digits. */
export const printedCount = (kind: GameKind, number: number): string =>
  hasPrizeTable(kind) ? String(number).padStart(2, '0') : printedNumber(kind, number);

/** The last two digits of the highest prize, which is drawn last. */
export const topPrizeEnd = (drawn: DrawnNumbers): number => (drawn.at(-1) ?? 0) % 100;
