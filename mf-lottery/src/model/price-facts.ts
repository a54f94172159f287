import {
  hitsKey,
  type Play,
  type Price,
  pricedChoices,
  priceOf,
  pricesOf,
  returnsOf,
  type Selection,
} from '@tessera/shared/lottery';

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

function lowestTerms({ wins, of }: Pick<Price, 'wins' | 'of'>): PriceFacts['chance'] {
  // More draws than a number can count have no lowest terms.
  if (of > Number.MAX_SAFE_INTEGER) return { wins, of };
  const common = divisor(wins, of);
  return common > 0 ? { wins: wins / common, of: of / common } : undefined;
}

/** A bet has all of these prices, one for each number of hits that is paid: it wins with any, and returns their sum. */
function factsOfHits(prices: readonly Price[]): Omit<PriceFacts, 'returns'> {
  const wins = prices.reduce((sum, each) => sum + each.wins, 0);
  return {
    odds: span(prices.map(({ oddsMilli }) => oddsMilli / 1000)),
    chance: lowestTerms({ wins, of: prices[0]?.of ?? 0 }),
    hasTies: false,
  };
}

/** Odds per staked unit of one choice, lowest and highest. */
export const oddsOf = (play: Play, option: string): readonly [number, number] =>
  span(pricesOf(play, option).map(({ oddsMilli }) => oddsMilli / 1000));

/** What a bet is paid for a number of hits. */
export interface HitPrize {
  readonly hits: number;
  readonly odds: number;
  readonly chance: { readonly wins: number; readonly of: number };
}

/** What a play pays by how many of a bet's numbers are drawn, best first; empty where that does not count. */
export const hitPrizesOf = (play: Play): readonly HitPrize[] =>
  (play.rule.paidHits ?? []).map((hits) => {
    const { oddsMilli, wins, of } = priceOf(play, hitsKey(hits));
    return { hits, odds: oddsMilli / 1000, chance: lowestTerms({ wins, of }) ?? { wins, of } };
  });

/** A counted chance is rounded to millionths, or to `1 / n` below one in a thousand, where millionths would be too coarse. */
const countedSteps = 1_000_000;
const rareBelow = 0.001;

function roundedChance(chance: number): PriceFacts['chance'] {
  if (chance <= 0) return undefined;
  if (chance < rareBelow) return { wins: 1, of: Math.round(1 / chance) };
  const wins = Math.round(chance * countedSteps);
  // What can lose is not certain, however the chance is rounded.
  return lowestTerms({ wins: chance < 1 ? Math.min(wins, countedSteps - 1) : countedSteps, of: countedSteps });
}

/** How many single bets can win on any one draw, at the most. */
const mostWins = ({ rule }: Play, selection: Selection): number =>
  rule.largestPayout(selection, (hits) =>
    hits.filter(({ outcome }) => outcome === 'won').reduce((sum, { count }) => sum + count, 0),
  );

/** The chance of single bets of which no two win on the same draw: their chances add up. */
function sumOfChances(play: Play, selection: Selection): PriceFacts['chance'] {
  const bets = play.rule.count(selection);
  const { chance } = priceFacts(play, selection);
  if (chance) return lowestTerms({ wins: chance.wins * bets, of: chance.of });
  const prices = pricedChoices(play, selection).flatMap((option) => pricesOf(play, option));
  const [first] = prices;
  if (!first || prices.length !== bets) return undefined;
  if (prices.some(({ of }) => of !== first.of))
    return roundedChance(prices.reduce((sum, { wins, of }) => sum + wins / of, 0));
  // Parts that were rounded can come to more than all.
  const wins = prices.reduce((sum, each) => sum + each.wins, 0);
  return lowestTerms({ wins: Math.min(first.of, wins), of: first.of });
}

/**
 * The chance that a whole bet wins anything; undefined where its single bets can win together and counting their draws would take
 * too long.
 */
export function chanceOfBet(play: Play, selection: Selection): PriceFacts['chance'] {
  const { rule } = play;
  const bets = rule.count(selection);
  if (bets === 0) return undefined;
  const sum = bets === 1 || mostWins(play, selection) <= 1 ? sumOfChances(play, selection) : undefined;
  const counted = sum ? undefined : rule.chanceOfAny?.(selection);
  return sum ?? (counted === undefined ? undefined : roundedChance(counted));
}

/** Facts of the options chosen, or of the whole play while nothing is. */
export function priceFacts(play: Play, selection: Selection): PriceFacts {
  const chosen = pricedChoices(play, selection);
  const all = play.rows.map((row) => row.options);
  const options = chosen.length > 0 ? chosen : pricedChoices(play, all);
  const ofOptions =
    options.length > 0 ? options.flatMap((option) => pricesOf(play, option)) : Object.values(play.prices);
  const prices: readonly Price[] = [...new Set(ofOptions)];
  const returns = returnsOf(play, prices);
  if (play.rule.paidHits) return { ...factsOfHits(prices), returns };
  const chances = new Set(prices.map(({ wins, of }) => `${wins}/${of}`));
  const [first] = prices;
  return {
    odds: span(prices.map(({ oddsMilli }) => oddsMilli / 1000)),
    chance: first && chances.size === 1 ? lowestTerms(first) : undefined,
    returns,
    hasTies: prices.some(({ ties }) => ties > 0),
  };
}
