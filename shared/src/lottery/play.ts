import type { DrawnNumbers, GameKind } from './game.ts';
import type { Price } from './price.ts';

/** How one choice, or a whole bet, has ended. */
export type Outcome = 'won' | 'tie' | 'lost';

/** One line of choices: a position, or the whole field. */
export interface PlayRow {
  /** Message key of its name, e.g. `place1`; `all` has no name of its own. */
  readonly key: string;
  readonly options: readonly string[];
}

/**
 * How choices become combinations, and which of them win.
 * `direct`: one of every row, all different, as drawn in this order.
 * `choose`: every `size` of the row's choices; wins when all of them are in the pool of the draw.
 * `places`: every choice by itself; wins when drawn in its row's place.
 * `options`: every choice by itself; `scenarios` are draws that show every outcome that can happen together.
 */
export type PlayRule =
  | { readonly kind: 'direct' }
  | {
      readonly kind: 'choose';
      readonly size: number;
      readonly pool: (drawn: DrawnNumbers) => readonly string[];
      /** The most different options a pool can hold. */
      readonly poolSize: number;
    }
  | { readonly kind: 'places' }
  | {
      readonly kind: 'options';
      readonly outcome: (option: string, drawn: DrawnNumbers) => Outcome;
      readonly scenarios: readonly DrawnNumbers[];
    };

/** One way to bet on a game: what may be chosen, how it counts, and what it pays. */
export interface Play {
  readonly code: string;
  readonly game: GameKind;
  /** Message key of the tab it stands under. */
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
