import type { DrawnNumbers } from '../game.ts';

/**
 * A second settlement, written from the rules of the games alone: a selection is written out as single bets, and each is
 * compared with the draw as text. It shares no code with the plays.
 */
export interface SingleBet {
  readonly bet: string;
  /** What becomes of it. */
  readonly result: (drawn: DrawnNumbers) => 'won' | 'tie' | 'lost';
  /** What it pays for 1, where that depends on the draw. */
  readonly pays?: (drawn: DrawnNumbers) => number;
}
