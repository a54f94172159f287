import type { GameMessage } from './game-message.ts';

/** What one visit to a game has cost and brought, in minor units. */
export interface SessionTotals {
  readonly stakedMinor: number;
  readonly wonMinor: number;
}

export const emptyTotals: SessionTotals = { stakedMinor: 0, wonMinor: 0 };

/** Sums up free play from the game's messages, as it has no account that the operator could report on. */
export function totalsAfter(totals: SessionTotals, message: GameMessage): SessionTotals {
  if (message.type === 'roundStarted') return { ...totals, stakedMinor: totals.stakedMinor + message.stakeMinor };
  if (message.type === 'roundEnded') return { ...totals, wonMinor: totals.wonMinor + message.winMinor };
  return totals;
}
