import { factsOf } from '../draw-facts.ts';
import { type DrawnNumbers, type FewNumbersKind, type GameKind, hasPrizeTable } from '../game.ts';
import { sizeOf } from '../rules/sides.ts';
import { topPrizeEnd, trendShape } from './shapes.ts';

/** Two sides that a draw can be on, of its sum, of a place or of two places. */
export interface Aspect {
  /** As an address and an answer name it: `sum-size`, `place3-parity`, `versus1-10-ends`. */
  readonly key: string;
  /** Message key of what it is about: `sum`, `place3`, `versus1-10`, `halves`. */
  readonly row: string;
  /** Message key of the two sides; `majority` where the row names them. */
  readonly part: 'size' | 'parity' | 'ends' | 'majority';
  /** Both are message keys of options. */
  readonly sides: readonly [string, string];
  /** Null for a tie. */
  readonly sideOf: (drawn: DrawnNumbers) => string | null;
}

const sizes = ['big', 'small'] as const;
const parities = ['odd', 'even'] as const;
const parityOf = (number: number) => (number % 2 === 1 ? 'odd' : 'even');

function ofSum(kind: FewNumbersKind): readonly Aspect[] {
  return [
    {
      key: 'sum-size',
      row: 'sum',
      part: 'size',
      sides: sizes,
      sideOf(drawn) {
        const { size } = factsOf(kind, drawn);
        return size === 'big' || size === 'small' ? size : null;
      },
    },
    {
      key: 'sum-parity',
      row: 'sum',
      part: 'parity',
      sides: parities,
      sideOf(drawn) {
        const { size, parity } = factsOf(kind, drawn);
        return size === 'triple' ? null : parity;
      },
    },
  ];
}

/** Of a table of prizes, the last two digits of the special one: big from 50. */
const ofTopPrize: readonly Aspect[] = [
  {
    key: 'special-size',
    row: 'topPrizeEnd',
    part: 'size',
    sides: sizes,
    sideOf: (drawn) => (topPrizeEnd(drawn) >= 50 ? 'big' : 'small'),
  },
  {
    key: 'special-parity',
    row: 'topPrizeEnd',
    part: 'parity',
    sides: parities,
    sideOf: (drawn) => parityOf(topPrizeEnd(drawn)),
  },
];

/** The highest of five of eleven is neither big nor small, as it is for its bets. */
const isTied = (kind: GameKind, number: number) => kind === '11X5' && number === 11;

function ofPlaces(kind: GameKind): readonly Aspect[] {
  const { place, bounds, drawn: places } = trendShape(kind);
  if (!place || !bounds) return [];
  return Array.from({ length: places }, (_, at) => `${place}${at + 1}`).flatMap((row, at): Aspect[] => [
    {
      key: `${row}-size`,
      row,
      part: 'size',
      sides: sizes,
      sideOf(drawn) {
        const number = drawn[at] ?? 0;
        const size = sizeOf(number, bounds);
        return isTied(kind, number) || size === 'middle' ? null : size;
      },
    },
    {
      key: `${row}-parity`,
      row,
      part: 'parity',
      sides: parities,
      sideOf: (drawn) => parityOf(drawn[at] ?? 0),
    },
  ]);
}

const ofPairs = (kind: GameKind): readonly Aspect[] =>
  trendShape(kind).pairs.map(([one, other]) => ({
    key: `versus${one}-${other}-ends`,
    row: `versus${one}-${other}`,
    part: 'ends',
    sides: ['dragon', 'tiger'],
    sideOf(drawn) {
      const [front = 0, back = 0] = [drawn[one - 1], drawn[other - 1]];
      return front === back ? null : front > back ? 'dragon' : 'tiger';
    },
  }));

/** Which of two halves of all numbers more of a draw are from. */
const majority = (
  key: string,
  row: string,
  sides: readonly [string, string],
  isOne: (n: number) => boolean,
): Aspect => ({
  key,
  row,
  part: 'majority',
  sides,
  sideOf(drawn) {
    const count = drawn.filter(isOne).length;
    return count * 2 === drawn.length ? null : sides[count * 2 > drawn.length ? 0 : 1];
  },
});

const ofHalves = (kind: GameKind): readonly Aspect[] =>
  kind === 'KL8'
    ? [
        majority('halves', 'halves', ['upper', 'lower'], (number) => number <= 40),
        majority('odd-even', 'oddEven', ['more-odd', 'more-even'], (number) => number % 2 === 1),
      ]
    : [];

const made = new Map<GameKind, readonly Aspect[]>();

/** Everything about draws of a kind that has two sides. */
export function aspectsOf(kind: GameKind): readonly Aspect[] {
  const known = made.get(kind) ?? [
    ...(hasPrizeTable(kind) ? ofTopPrize : ofSum(kind)),
    ...ofPairs(kind),
    ...ofHalves(kind),
    ...ofPlaces(kind),
  ];
  made.set(kind, known);
  return known;
}
