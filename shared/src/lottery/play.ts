import type { DrawnNumbers, GameKind } from './game.ts';
import type { Price } from './price.ts';

/** The result of one choice, or of a whole bet. */
export type Outcome = 'won' | 'tie' | 'lost';

/** One row of choices: a position, or all numbers. */
export interface PlayRow {
  /** Message key of its name, e.g. `place1`; `all` has no name of its own. */
  readonly key: string;
  readonly options: readonly string[];
}

/**
 * How choices become combinations, and which of them win.
 * `direct`: one of every row, all different, as drawn in this order.
 * `choose`: every `size` of the row's choices; wins if all of them are in the pool of the draw.
 * `places`: each choice alone; wins if drawn in its row's place.
 * `options`: each choice alone; `scenarios` are draws that show every result that can happen together.
 */
export type PlayRule =
  | { readonly kind: 'direct' }
  | {
      readonly kind: 'choose';
      readonly size: number;
      readonly pool: (drawn: DrawnNumbers) => readonly string[];
      /** The greatest number of different options in a pool. */
      readonly poolSize: number;
    }
  | { readonly kind: 'places' }
  | {
      readonly kind: 'options';
      readonly outcome: (option: string, drawn: DrawnNumbers) => Outcome;
      readonly scenarios: readonly DrawnNumbers[];
    };

/** One kind of bet on a game: what may be chosen, how it counts, and what it pays. */
export interface Play {
  readonly code: string;
  readonly game: GameKind;
  /** Message key of its tab. */
  readonly tab: string;
  readonly rows: readonly PlayRow[];
  readonly rule: PlayRule;
  /** By option where options differ; `*` is for all others. */
  readonly prices: Readonly<Record<string, Price>>;
}

/** Chosen options by row; a row without choices is empty. */
export type Selection = readonly (readonly string[])[];

/** The price of an option; throws for one that the play does not have. */
export function priceOf(play: Play, option: string): Price {
  const price = play.prices[option] ?? play.prices['*'];
  if (!price) throw new Error(`${play.code} has no price for "${option}".`);
  return price;
}
