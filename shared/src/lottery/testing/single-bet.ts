import type { DrawnNumbers } from '../game.ts';

/**
 * A second settlement, written from the rules of the games alone: a selection is written out as single bets, and each is
 * compared with the draw as text. It shares no code with the plays.
 */
export interface SingleBet {
  readonly bet: string;
  /** Its name on the sheet of odds, where that is not the bet itself. */
  readonly name?: string;
  /** What becomes of it. */
  readonly result: (drawn: DrawnNumbers) => 'won' | 'tie' | 'lost';
  /** What it pays for 1, where that depends on the draw. */
  readonly pays?: (drawn: DrawnNumbers) => number;
}

export const product = (rows: readonly (readonly string[])[]): string[][] =>
  rows.reduce<string[][]>((lists, row) => lists.flatMap((list) => row.map((item) => [...list, item])), [[]]);
export const pick = (items: readonly string[], size: number): string[][] =>
  size === 0
    ? [[]]
    : items.flatMap((first, at) => pick(items.slice(at + 1), size - 1).map((others) => [first, ...others]));
export const won = (isWon: boolean) => (isWon ? 'won' : 'lost');
export const inOrder = (list: readonly string[]) => [...list].sort().join('');
export const sum = (list: readonly (string | number)[]) =>
  list.reduce<number>((total, item) => total + Number(item), 0);
export const bets = (
  list: readonly string[],
  result: (bet: string, drawn: DrawnNumbers) => 'won' | 'tie' | 'lost',
): SingleBet[] => list.map((bet) => ({ bet, result: (drawn) => result(bet, drawn) }));
