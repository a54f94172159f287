import type { DrawnNumbers } from '../game.ts';
import { type Hit, type PlayRule, won } from '../play.ts';

interface CountedOptions {
  /** How many single bets each option stands for. */
  readonly bets: Readonly<Record<string, number>>;
  /** The option among whose bets a draw is; null when it is in none. */
  readonly optionOf: (drawn: DrawnNumbers) => string | null;
  /** Where the bets of an option have several prices: that of a draw, and those of an option. */
  readonly prices?: {
    readonly keyOf: (drawn: DrawnNumbers) => string;
    readonly keysOf: (option: string) => readonly string[];
  };
}

const samePrice = { keyOf: () => '*', keysOf: () => ['*'] } as const;

/** Options of which each stands for all single bets with some property, such as all ordered digits with a sum. */
export function countedOptions({ bets, optionOf, prices = samePrice }: CountedOptions): PlayRule {
  const hit = (option: string): readonly Hit[] => [{ option, outcome: 'won', count: 1 }];
  return {
    choices: 'options',
    count: ([row = []]) => row.reduce((sum, option) => sum + (bets[option] ?? 0), 0),
    hits: ([row = []], drawn) => {
      const option = optionOf(drawn);
      return option !== null && row.includes(option) ? hit(prices.keyOf(drawn)) : won(0);
    },
    largestPayout: ([row = []], paid) =>
      Math.max(...row.flatMap((option) => prices.keysOf(option).map((key) => paid(hit(key))))),
    priceKeysOf: prices.keysOf,
  };
}
