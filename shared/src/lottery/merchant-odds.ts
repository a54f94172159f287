import { type GameKind, gameKinds } from './game.ts';
import type { Play } from './play.ts';
import { playOf } from './plays.ts';
import { roundedOdds } from './price.ts';

/**
 * Odds of a play that a merchant has set, in thousandths, stake included, by option as `Play.prices` has them; at `discountKey`
 * the discount of its stake, in thousandths too.
 */
export type PlayOdds = Readonly<Record<string, number>>;

/** Among the odds of a play that has a discount: the part of the stake that is not charged, in thousandths. */
export const discountKey = 'discount';

/** All that a merchant can set of a play, as the play has it now. */
export const oddsOf = ({ prices, discountMilli }: Play): PlayOdds => ({
  ...Object.fromEntries(Object.entries(prices).map(([option, { oddsMilli }]) => [option, oddsMilli])),
  ...(discountMilli !== undefined && { [discountKey]: discountMilli }),
});

/** The same by the code of the play. */
export type KindOdds = Readonly<Record<string, PlayOdds>>;

/** What a merchant pays in place of the release's price list, by kind of game; all other options have the listed odds. */
export type MerchantOdds = Readonly<Partial<Record<GameKind, KindOdds>>>;

/** The play with a merchant's odds, before its prize group. Options that they do not name keep the listed ones, and so does a discount. */
export function playAtOdds(play: Play, odds: PlayOdds | undefined): Play {
  if (!odds) return play;
  const { [discountKey]: discountMilli = play.discountMilli } = odds;
  const prices = Object.entries(play.prices).map(
    ([option, price]) => [option, { ...price, oddsMilli: odds[option] ?? price.oddsMilli }] as const,
  );
  return { ...play, prices: Object.fromEntries(prices), ...(discountMilli !== undefined && { discountMilli }) };
}

/** Only what differs from the release's price list, so that equal odds are the same configuration however they were written. */
export function ownOdds(odds: MerchantOdds): MerchantOdds {
  const kinds = gameKinds.flatMap((kind) => {
    const plays = Object.entries(odds[kind] ?? {}).flatMap(([code, byOption]) => {
      const play = playOf(kind, code);
      const listed = play ? oddsOf(play) : {};
      const own = Object.entries(byOption).filter(([option, milli]) => listed[option] !== milli);
      return own.length > 0 ? [[code, Object.fromEntries(own)] as const] : [];
    });
    return plays.length > 0 ? [[kind, Object.fromEntries(plays)] as const] : [];
  });
  return Object.fromEntries(kinds);
}

/** Odds that cannot be: for something that there is not, or finer than prices are. */
export interface OddsFault {
  readonly kind: string;
  readonly playCode?: string;
  readonly option?: string;
  /** Absent where kind, play or option is unknown; the discount where `option` is `discountKey`. */
  readonly oddsMilli?: number;
}

/** A winner gets at least its stake back. */
const leastOddsMilli = 1000;

/** Whether the page can show it: finer odds would be rounded there. */
const isPrice = (oddsMilli: number): boolean =>
  Number.isSafeInteger(oddsMilli) && oddsMilli >= leastOddsMilli && roundedOdds(oddsMilli) === oddsMilli;

/** Whether something is left to pay. */
const isDiscount = (milli: number): boolean => Number.isSafeInteger(milli) && milli >= 0 && milli < 1000;

function playFault(kind: GameKind, playCode: string, odds: PlayOdds): OddsFault | undefined {
  const play = playOf(kind, playCode);
  if (!play) return { kind, playCode };
  const listed = oddsOf(play);
  for (const [option, milli] of Object.entries(odds)) {
    if (listed[option] === undefined) return { kind, playCode, option };
    const isPossible = option === discountKey ? isDiscount(milli) : isPrice(milli);
    if (!isPossible && milli !== listed[option]) return { kind, playCode, option, oddsMilli: milli };
  }
  return undefined;
}

/** The first of a merchant's odds that cannot be. What they return is for `groupFault` to say. */
export function oddsFault(odds: MerchantOdds): OddsFault | undefined {
  for (const [kind, plays] of Object.entries(odds)) {
    if (!(gameKinds as readonly string[]).includes(kind)) return { kind };
    for (const [code, byOption] of Object.entries(plays)) {
      const fault = playFault(kind as GameKind, code, byOption);
      if (fault) return fault;
    }
  }
  return undefined;
}
