import { gameKinds } from './game.ts';
import { discountKey, type MerchantOdds, oddsOf, type PlayOdds, playAtOdds } from './merchant-odds.ts';
import type { Play } from './play.ts';
import { playOf, playsOf } from './plays.ts';

/** Odds by `kind:play`, with the discounts of plays that have one; the content of a stored list. */
export type PriceList = Readonly<Record<string, PlayOdds>>;

const keyOf = ({ game, code }: Play): string => `${game}:${code}`;

/** What a list says of a play. Lists that were stored before merchants could set discounts have none, and mean the release's. */
const listedOf = (list: PriceList, play: Play): PlayOdds | undefined => {
  const odds = list[keyOf(play)];
  const { discountMilli } = playOf(play.game, play.code) ?? play;
  return odds && discountMilli !== undefined ? { [discountKey]: discountMilli, ...odds } : odds;
};

/** The odds of this release, identified by `priceListId`, with those that a merchant has set in their place. */
export const currentPriceList = (odds: MerchantOdds = {}): PriceList =>
  Object.fromEntries(
    gameKinds.flatMap((kind) =>
      playsOf(kind).map((play) => [keyOf(play), oddsOf(playAtOdds(play, odds[kind]?.[play.code]))]),
    ),
  );

/** Whether a list has exactly the odds that a play has now. */
export function hasOddsOf(list: PriceList, play: Play): boolean {
  const [now, then] = [oddsOf(play), listedOf(list, play) ?? {}];
  const options = new Set([...Object.keys(now), ...Object.keys(then)]);
  return [...options].every((option) => now[option] === then[option]);
}

/**
 * The play with the odds of a list, so that a bet is settled by the odds its player saw; throws if the list does not
 * have it.
 */
export function playAtPrices(play: Play, list: PriceList): Play {
  const odds = listedOf(list, play);
  if (!odds) throw new Error(`The price list has no ${keyOf(play)}.`);
  const { [discountKey]: discountMilli, ...byOption } = odds;
  const prices = Object.entries(byOption).map(([option, oddsMilli]) => {
    const today = play.prices[option] ?? play.prices['*'];
    if (!today) throw new Error(`${play.code} has no option "${option}".`);
    return [option, { ...today, oddsMilli }] as const;
  });
  return { ...play, prices: Object.fromEntries(prices), ...(discountMilli !== undefined && { discountMilli }) };
}
