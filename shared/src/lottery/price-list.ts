import { gameKinds } from './game.ts';
import { type MerchantOdds, playAtOdds } from './merchant-odds.ts';
import type { Play } from './play.ts';
import { playsOf } from './plays.ts';

/**
 * Odds in thousandths, stake included, by `kind:play` and option, as `Play.prices` has them; the content of a stored
 * list.
 */
export type PriceList = Readonly<Record<string, Readonly<Record<string, number>>>>;

const keyOf = ({ game, code }: Play): string => `${game}:${code}`;

const oddsOf = ({ prices }: Play): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(prices).map(([option, { oddsMilli }]) => [option, oddsMilli]));

/** The odds of this release, identified by `priceListId`, with those that a merchant has set in their place. */
export const currentPriceList = (odds: MerchantOdds = {}): PriceList =>
  Object.fromEntries(
    gameKinds.flatMap((kind) =>
      playsOf(kind).map((play) => [keyOf(play), oddsOf(playAtOdds(play, odds[kind]?.[play.code]))]),
    ),
  );

/** Whether a list has exactly the odds that a play has now. */
export function hasOddsOf(list: PriceList, play: Play): boolean {
  const [now, then] = [oddsOf(play), list[keyOf(play)] ?? {}];
  const options = new Set([...Object.keys(now), ...Object.keys(then)]);
  return [...options].every((option) => now[option] === then[option]);
}

/**
 * The play with the odds of a list, so that a bet is settled by the odds its player saw; throws if the list does not
 * have it.
 */
export function playAtPrices(play: Play, list: PriceList): Play {
  const odds = list[keyOf(play)];
  if (!odds) throw new Error(`The price list has no ${keyOf(play)}.`);
  const prices = Object.entries(odds).map(([option, oddsMilli]) => {
    const today = play.prices[option] ?? play.prices['*'];
    if (!today) throw new Error(`${play.code} has no option "${option}".`);
    return [option, { ...today, oddsMilli }] as const;
  });
  return { ...play, prices: Object.fromEntries(prices) };
}
