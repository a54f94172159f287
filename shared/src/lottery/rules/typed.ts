import { written } from '../combination-sets.ts';
import { type PlayRow, type PlayRule, type Selection, won } from '../play.ts';

/** The one row of a typed play: it lists no options. */
export const typedRow: readonly PlayRow[] = [{ key: 'typed', options: [] }];

/** The numbers of `010203`; undefined for what is no bet of so many different ones. */
export function numbersTyped(bet: string, size: number, numbers: readonly string[]): string[] | undefined {
  const found = bet.match(/../g) ?? [];
  const isBet =
    bet.length === size * 2 && new Set(found).size === size && found.every((number) => numbers.includes(number));
  return isBet ? found : undefined;
}

export const isAscending = (numbers: readonly string[]): boolean => numbers.join() === [...numbers].sort().join();

interface TypedSet {
  /** What the bets are on, as `CombinationSet` has it. */
  readonly subject: string;
  /** How many characters each part of a text has; absent for one. */
  readonly width?: 1 | 2;
}

/** Single bets of another play as they are typed, one after the other: `12345`, or `010203` where numbers have two digits. */
export const typed = (
  selectionOf: (typed: string) => Selection | undefined,
  hitsOf: PlayRule['hits'],
  { width = 1, ...set }: TypedSet,
): PlayRule => ({
  choices: 'typed',
  acceptsTyped: (text) => selectionOf(text) !== undefined,
  count: ([row = []]) => row.length,
  hits: ([row = []], drawn) => won(row.filter((text) => hitsOf(selectionOf(text) ?? [], drawn).length > 0).length),
  combinations: ([row = []]) => [{ ...set, tree: written(() => row, width) }],
  largestPayout: (_, paid) => paid(won(1)),
});
