import { single, together } from '../combination-sets.ts';
import type { DrawnNumbers, PrizeTableKind } from '../game.ts';
import { type PlayRule, won } from '../play.ts';
import { printedPrize } from '../prizes.ts';
import { chooseWithin } from './choose.ts';

const lastDigits = (kind: PrizeTableKind, drawn: DrawnNumbers, at: number, digits: number): string =>
  printedPrize(kind, drawn, at).slice(-digits);

interface Lots {
  readonly kind: PrizeTableKind;
  /** How many of the last digits of a prize count. */
  readonly digits: number;
  /** The places of the draw that are bet on. */
  readonly at: readonly number[];
}

/** Each number is one single bet on each of the places; it wins once for each place whose last digits it is. */
export const lots = ({ kind, digits, at }: Lots): PlayRule => ({
  choices: digits === 2 ? 'numbers' : 'typed',
  ...(digits > 2 && { acceptsTyped: (text: string) => text.length === digits && /^\d+$/.test(text) }),
  count: ([row = []]) => row.length * at.length,
  hits([row = []], drawn) {
    const chosen = new Set(row);
    return won(at.filter((place) => chosen.has(lastDigits(kind, drawn, place, digits))).length);
  },
  combinations: ([row = []]) => [{ tree: single(row), times: at.length }],
  chanceOfAny: ([row = []]) => 1 - (1 - row.length / 10 ** digits) ** at.length,
  // Places are drawn independently: each can show one of the chosen numbers, and only one.
  largestPayout: (_, paid) => paid(won(at.length)),
});

/** Every `size` of the chosen numbers; wins if all of them are among the places, however often. */
export const allAmongLots = ({ kind, digits, at }: Lots, size: number): PlayRule =>
  chooseWithin({
    size,
    pool: (drawn) => at.map((place) => lastDigits(kind, drawn, place, digits)),
    poolSize: at.length,
    of: 10 ** digits,
    subject: together(size),
    isEachOnce: false,
  });
