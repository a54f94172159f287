import type { FewNumbersKind } from '../game.ts';
import type { Outcome } from '../play.ts';
import type { Price } from '../price.ts';

export const sideOptions = ['big', 'small', 'odd', 'even'] as const;

/** Where big and small begin; what is between them is neither. */
export interface SizeBounds {
  readonly smallUpTo: number;
  readonly bigFrom: number;
}

/** Of the sum that a game's board and its bets on two sides are about: that of the first two for a race. */
export const sumBounds: Readonly<Record<FewNumbersKind, SizeBounds>> = {
  K3: { smallUpTo: 10, bigFrom: 11 },
  '11X5': { smallUpTo: 29, bigFrom: 31 },
  SSC: { smallUpTo: 22, bigFrom: 23 },
  PK10: { smallUpTo: 11, bigFrom: 12 },
  KLSF: { smallUpTo: 83, bigFrom: 85 },
  KL8: { smallUpTo: 809, bigFrom: 811 },
};

/** Big, small, or neither. */
export const sizeOf = (value: number, { smallUpTo, bigFrom }: SizeBounds): 'big' | 'small' | 'middle' =>
  value >= bigFrom ? 'big' : value <= smallUpTo ? 'small' : 'middle';

/** What becomes of a bet on a side; a bet on size is returned when a value is neither big nor small. */
export function sideOutcome(side: string, value: number, bounds: SizeBounds): Outcome {
  if (side === 'odd' || side === 'even') return (value % 2 === 1) === (side === 'odd') ? 'won' : 'lost';
  const size = sizeOf(value, bounds);
  if (size === 'middle') return 'tie';
  return size === side ? 'won' : 'lost';
}

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * The chances of a sum that is big and odd, big and even, small and odd, small and even, and in the middle. Sums as far above the
 * middle as below it are drawn equally often and are both odd or both even; the middle is even.
 */
export function sumChances({ big, odd, even }: { readonly big: Price; readonly odd: Price; readonly even: Price }) {
  const inHalf = [odd.wins / odd.of / 2, (even.wins - big.ties) / even.of / 2];
  return [...inHalf, ...inHalf, big.ties / big.of];
}
