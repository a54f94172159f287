import type { Currency } from '@tessera/shared/money';
import type { StakeRange } from './catalogue/catalogue-game.ts';

/** What one unit of the catalogue's stakes is worth at a merchant, in units of its currency. */
const scales: Readonly<Record<string, number>> = { aurora: 1000, lotus: 1000, harbor: 1 };

interface Buyer {
  readonly code: string;
  readonly currency: Currency;
}

const scaleOf = ({ code, currency }: Buyer): number => scales[code] ?? (currency.exponent === 0 ? 1000 : 1);

/** An amount of the catalogue in minor units of a merchant's currency. */
export const stakeMinor = (units: number, merchant: Buyer): number =>
  Math.round(units * scaleOf(merchant) * 10 ** merchant.currency.exponent);

const ladder = [0.2, 0.4, 0.6, 1, 1.6, 2, 3, 4, 6, 8, 10, 16, 20, 30, 40, 60, 80, 100, 160, 200, 300, 400];

/** The stakes that a slot offers, smallest first; each can be shared by twenty lines without a remainder. */
export function stakeSteps({ minimum, maximum }: StakeRange, merchant: Buyer): number[] {
  return ladder.filter((units) => units >= minimum && units <= maximum).map((units) => stakeMinor(units, merchant));
}
