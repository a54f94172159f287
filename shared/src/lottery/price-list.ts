import { gameKinds } from './game.ts';
import type { Play } from './play.ts';
import { playsOf } from './plays.ts';

/**
 * Odds in thousandths, stake included, by `kind:play` and option, as `Play.prices` has them; the content of a stored
 * list.
 */
export type PriceList = Readonly<Record<string, Readonly<Record<string, number>>>>;

const keyOf = ({ game, code }: Play): string => `${game}:${code}`;

/** The current odds, identified by `priceListId`. */
export const currentPriceList = (): PriceList =>
  Object.fromEntries(
    gameKinds.flatMap((kind) =>
      playsOf(kind).map((play) => [
        keyOf(play),
        Object.fromEntries(Object.entries(play.prices).map(([option, { oddsMilli }]) => [option, oddsMilli])),
      ]),
    ),
  );

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
