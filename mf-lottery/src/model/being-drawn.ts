import type { DrawState } from './lottery-types.ts';

/** Whether the first number is drawn: bets on a draw by a calendar close long before it. */
export const isBeingDrawn = (drawing: DrawState['drawing']): boolean => drawing !== null && drawing.numbers.length > 0;
