import { type Play, type Price, pricesOf, returnRate, type Selection } from '@tessera/shared/lottery';

/** Odds, chance and return of what is chosen; a span where options differ. */
export interface PriceFacts {
  /** Odds per staked unit, lowest and highest. */
  readonly odds: readonly [number, number];
  /** Chance of one combination, `wins` in `of` in lowest terms; undefined where options differ. */
  readonly chance: { readonly wins: number; readonly of: number } | undefined;
  /** Expected return of a stake, 0 to 1, lowest and highest. */
  readonly returns: readonly [number, number];
  readonly hasTies: boolean;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const span = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];

/** Facts of the options chosen, or of the whole play while nothing is. */
export function priceFacts(play: Play, selection: Selection): PriceFacts {
  const chosen = selection.flat();
  const options = chosen.length > 0 ? chosen : play.rows.flatMap((row) => row.options);
  const ofOptions =
    options.length > 0 ? options.flatMap((option) => pricesOf(play, option)) : Object.values(play.prices);
  const prices: readonly Price[] = [...new Set(ofOptions)];
  const chances = new Set(prices.map(({ wins, of }) => `${wins}/${of}`));
  const [first] = prices;
  const common = first && chances.size === 1 ? divisor(first.wins, first.of) : 0;
  return {
    odds: span(prices.map(({ oddsMilli }) => oddsMilli / 1000)),
    chance: first && common > 0 ? { wins: first.wins / common, of: first.of / common } : undefined,
    returns: span(prices.map(returnRate)),
    hasTies: prices.some(({ ties }) => ties > 0),
  };
}
