import type { CombinationTree } from '../combination-sets.ts';
import type { DrawnNumbers } from '../game.ts';
import { type Hit, type PlayRule, won } from '../play.ts';

interface CountedOptions {
  /** How many single bets each option stands for. */
  readonly counts: Readonly<Record<string, number>>;
  /** The single bets that these options stand for. */
  readonly bets: (options: readonly string[]) => CombinationTree;
  /** What these bet on, as `CombinationSet` has it. */
  readonly subject: string;
  /** The option among whose bets a draw is; null when it is in none. */
  readonly optionOf: (drawn: DrawnNumbers) => string | null;
  /** Where the bets of an option have several prices: that of a draw, those of an option, and the chance of an option. */
  readonly prices?: {
    readonly keyOf: (drawn: DrawnNumbers) => string;
    readonly keysOf: (option: string) => readonly string[];
    readonly chanceOf: (option: string) => number;
  };
}

/** Options of which each stands for all single bets with some property, such as all ordered digits with a sum. */
export function countedOptions({ counts, bets, subject, optionOf, prices }: CountedOptions): PlayRule {
  const { keyOf = () => '*', keysOf = () => ['*'] } = prices ?? {};
  const hit = (option: string): readonly Hit[] => [{ option, outcome: 'won', count: 1 }];
  return {
    choices: 'options',
    count: ([row = []]) => row.reduce((sum, option) => sum + (counts[option] ?? 0), 0),
    hits: ([row = []], drawn) => {
      const option = optionOf(drawn);
      return option !== null && row.includes(option) ? hit(keyOf(drawn)) : won(0);
    },
    combinations: ([row = []]) => [{ subject, tree: bets(row) }],
    largestPayout: ([row = []], paid) =>
      Math.max(...row.flatMap((option) => keysOf(option).map((key) => paid(hit(key))))),
    priceKeysOf: keysOf,
    ...(prices && { chanceOfAny: ([row = []]) => row.reduce((sum, option) => sum + prices.chanceOf(option), 0) }),
  };
}
