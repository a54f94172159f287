import type { DrawnNumbers } from '../game.ts';
import { type Hit, type PlayRule, won } from '../play.ts';

/**
 * Options of which each stands for all single bets with some property, such as all ordered digits with a sum. A draw is one
 * of the bets of exactly one option, or of none (null), and has the price of `priceOf`.
 */
export function countedOptions(
  bets: Readonly<Record<string, number>>,
  optionOf: (drawn: DrawnNumbers) => string | null,
  priceOf: (drawn: DrawnNumbers) => string = () => '*',
  pricesOf: (option: string) => readonly string[] = () => ['*'],
): PlayRule {
  const hit = (option: string): readonly Hit[] => [{ option, outcome: 'won', count: 1 }];
  return {
    choices: 'options',
    count: ([row = []]) => row.reduce((sum, option) => sum + (bets[option] ?? 0), 0),
    hits: ([row = []], drawn) => {
      const option = optionOf(drawn);
      return option !== null && row.includes(option) ? hit(priceOf(drawn)) : won(0);
    },
    most: ([row = []], paid) => Math.max(...row.flatMap((option) => pricesOf(option).map((each) => paid(hit(each))))),
  };
}
