import type { Merchant } from '../merchants/index.ts';
import type { StakeRange } from './catalogue/catalogue-game.ts';

type Buyer = Pick<Merchant, 'currency' | 'profile'>;

/** An amount of the catalogue in minor units of a merchant's currency. */
export const stakeMinor = (units: number, { currency, profile }: Buyer): number =>
  Math.round(units * profile.games.stakeScale * 10 ** currency.exponent);

const ladder = [0.2, 0.4, 0.6, 1, 1.6, 2, 3, 4, 6, 8, 10, 16, 20, 30, 40, 60, 80, 100, 160, 200, 300, 400];

const stepsWithin = ({ minimum, maximum }: StakeRange): number[] =>
  ladder.filter((units) => units >= minimum && units <= maximum);

/** Whether a slot with this range could be played at all. */
export const hasStakeStep = (range: StakeRange): boolean => stepsWithin(range).length > 0;

/** The stakes that a slot offers, smallest first; each can be shared by twenty lines without a remainder. */
export function stakeSteps(range: StakeRange, merchant: Buyer): number[] {
  return stepsWithin(range).map((units) => stakeMinor(units, merchant));
}
