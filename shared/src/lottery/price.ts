/**
 * What one combination pays, and its probability as parts of `of` equally likely draws; both are rounded to 53 bits where there are
 * more draws than a number can count.
 */
export interface Price {
  /** Payout per staked unit, stake included, in thousandths: 960 000 pays 960 for 1. */
  readonly oddsMilli: number;
  readonly wins: number;
  /** Draws on which the stake is returned. */
  readonly ties: number;
  readonly of: number;
}

/** Names the odds of this release, and changes whenever any of them change. A merchant with odds of its own has its own id. */
export const priceListId = '2026-8';

/**
 * The list that a page of this release shows where a merchant's is in effect. On top of another release's odds it is not what
 * the page shows: then it is the own one, which the operator refuses.
 */
export const shownPriceList = (inEffect: string): string =>
  inEffect === priceListId || inEffect.startsWith(`${priceListId}-`) ? inEffect : priceListId;

/** Makes a price: odds in thousandths, winning draws, of how many, and those that return the stake. */
export const price = (oddsMilli: number, wins: number, of: number, ties = 0): Price => ({ oddsMilli, wins, ties, of });

/** Expected payout per unit that is charged, 0 to 1; of a play with a discount less is charged than is staked. */
export const returnRate = ({ oddsMilli, wins, ties, of }: Price, discountMilli = 0): number =>
  ((oddsMilli / 1000) * wins + ties) / of / (1 - discountMilli / 1000);

/** What one winning combination pays, rounded down to a whole minor unit. */
export const payoutMinor = (stakeMinor: number, { oddsMilli }: Price): number =>
  Math.floor((stakeMinor * oddsMilli) / 1000);

/** The return of most plays, in thousandths. */
const standardReturnMilli = 970;

/** Rounds odds down to hundredths of a unit, or to whole units from 100 up. */
export function roundedOdds(oddsMilli: number): number {
  const step = oddsMilli >= 100_000 ? 1000 : 10;
  return oddsMilli - (oddsMilli % step);
}

/** A price that returns 97 %, or as many thousandths of the stakes, rounded down. */
export const fairPrice = (wins: number, of: number, returnMilli = standardReturnMilli): Price =>
  price(roundedOdds(Math.floor((of * returnMilli) / wins)), wins, of);
