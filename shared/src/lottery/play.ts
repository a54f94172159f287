import type { CombinationSet } from './combination-sets.ts';
import type { DrawnNumbers, GameKind } from './game.ts';
import { type Price, returnRate } from './price.ts';

/** The result of one choice, or of a whole bet. */
export type Outcome = 'won' | 'tie' | 'lost';

/** One row of choices: a position, or all numbers. */
export interface PlayRow {
  /** Message key of its name, e.g. `place1`; `all` has no name of its own. */
  readonly key: string;
  /** Empty where numbers are typed instead of chosen. */
  readonly options: readonly string[];
  /** Whether it says on which places the other rows are bet: such choices have no price. */
  readonly arePlaces?: true;
}

/** Chosen options by row; a row without choices is empty. */
export type Selection = readonly (readonly string[])[];

/** Single bets of a selection that won, or came back, by the option whose price they have. */
export interface Hit {
  readonly option: string;
  readonly outcome: Outcome;
  readonly count: number;
}

/** How choices become single bets, and which of them win. */
export interface PlayRule {
  /** What a row is made of: numbers as they are drawn, words and sums, or numbers that are typed. */
  readonly choices: 'numbers' | 'options' | 'typed';
  /** Single bets in a selection; 0 while it is incomplete. */
  readonly count: (selection: Selection) => number;
  /** Single bets of a valid selection that this draw makes win or tie, by price; lost ones are left out. */
  readonly hits: (selection: Selection, drawn: DrawnNumbers) => readonly Hit[];
  /** The single bets of a complete selection as sets, which limits compare: what is staked on each of them counts. */
  readonly combinations: (selection: Selection) => readonly CombinationSet[];
  /** The largest payout of a complete selection on any one draw; `paid` is what hits pay together. */
  readonly largestPayout: (selection: Selection, paid: (hits: readonly Hit[]) => number) => number;
  /** Whether `largestPayout` is only an upper bound, because the exact value would take trying all draws. */
  readonly isLargestPayoutBound?: (selection: Selection) => boolean;
  /** Keys in `prices` that single bets of this option can have; absent: the option, or `*`. */
  readonly priceKeysOf?: (option: string) => readonly string[];
  /**
   * The chance, 0 to 1, that any single bet of a complete selection wins, counted and not sampled. Absent where no two single bets
   * win together, so that their chances add up, and where counting always takes too long. Undefined for a selection that would take
   * too long to count.
   */
  readonly chanceOfAny?: (selection: Selection) => number | undefined;
  /**
   * Where a single bet is paid by how many of its numbers are drawn: these counts, best first. Each bet has the prices of all
   * of them together, named by `hitsKey`.
   */
  readonly paidHits?: readonly number[];
  /** All numbers that win on the same draws as this one, itself among them; absent where each wins by itself. */
  readonly sameNumbers?: (number: string) => readonly string[];
  /** The same rule where these numbers pay half: their hits have the price of `halfKey`. Absent where no number can be blocked. */
  readonly withHalfPaid?: (numbers: ReadonlySet<string>) => PlayRule;
  /** Whether a typed number is one of the play, as it is stored; absent where options are listed. */
  readonly acceptsTyped?: (typed: string) => boolean;
}

/** One kind of bet on a game: what may be chosen, how it counts, and what it pays. */
export interface Play {
  readonly code: string;
  readonly game: GameKind;
  /** Message key of its tab. */
  readonly tab: string;
  /** Message key of the numbers that it is about, e.g. `first3`; a part of its name. Absent: the play has a name of its own. */
  readonly range?: string;
  /** Message key of how it is played, e.g. `direct`, where `range` is there. */
  readonly method?: string;
  /** How many digits each number has, of plays on numbers of prizes. */
  readonly digits?: number;
  readonly rows: readonly PlayRow[];
  readonly rule: PlayRule;
  /** By option where options differ; `*` is for all others. */
  readonly prices: Readonly<Record<string, Price>>;
  /** The part of the stake that is not charged, in thousandths: 330 leaves 67 of 100 to pay. Absent: all is charged. */
  readonly discountMilli?: number;
  /** Numbers that pay half, in one draw; absent for none. */
  readonly halfPaid?: readonly string[];
}

/** The price of an option; throws for one that the play does not have. */
export function priceOf(play: Play, option: string): Price {
  const price = play.prices[option] ?? play.prices['*'];
  if (!price) throw new Error(`${play.code} has no price for "${option}".`);
  return price;
}

/** The name of the price of a bet of which so many numbers are drawn. */
export const hitsKey = (hits: number): string => `hits${hits}`;

/** The name of half a price. */
export const halfKey = (key: string): string => `half ${key}`;

/** All prices that single bets of an option can have. */
export function pricesOf(play: Play, option: string): readonly Price[] {
  const keys = play.rule.paidHits?.map(hitsKey) ?? play.rule.priceKeysOf?.(option) ?? [option];
  return keys.map((key) => priceOf(play, key));
}

/** What is chosen of the rows that have prices. */
export const pricedChoices = ({ rows }: Pick<Play, 'rows'>, selection: Selection): readonly string[] =>
  selection.flatMap((row, at) => (rows[at]?.arePlaces ? [] : row));

/**
 * Expected return of what is charged, 0 to 1, lowest and highest of these prices; of a play that pays by hits a bet has all of
 * them at once.
 */
export function returnsOf(
  { rule, discountMilli }: Play,
  prices: readonly Price[],
): readonly [lowest: number, highest: number] {
  const rates = prices.map((price) => returnRate(price, discountMilli));
  if (!rule.paidHits) return [Math.min(...rates), Math.max(...rates)];
  const sum = rates.reduce((total, rate) => total + rate, 0);
  return [sum, sum];
}

/** What a bet costs, in minor units: every single bet at its stake, less the discount of the play, which is rounded down to a whole minor unit. */
export function stakeMinorOf(
  { discountMilli = 0 }: Pick<Play, 'discountMilli'>,
  combinations: number,
  unitMinor: number,
): number {
  const full = combinations * unitMinor;
  return full - Math.floor((full * discountMilli) / 1000);
}

/** Hits of bets that all have the same price. */
export const won = (count: number): readonly Hit[] => (count > 0 ? [{ option: '*', outcome: 'won', count }] : []);
