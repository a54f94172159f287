import type { Currency } from '@tessera/shared/money';

/** Points as a unit of their own with hundredths; `symbol` in the reader's language. */
export const pointUnit = (symbol: string): Currency => ({ code: 'POINTS', symbol, exponent: 2 });

interface Ratio {
  readonly points: number;
  readonly amount: number;
}

/** The money in minor units that points in hundredths become, rounded down as the operator does. */
export const moneyFor = (points: number, { points: cost, amount }: Ratio): number =>
  Number((BigInt(points) * BigInt(amount)) / BigInt(cost));
