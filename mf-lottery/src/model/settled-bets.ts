import type { LotteryBet } from './lottery-types.ts';

/** Bets that were pending before and are decided now. */
export function settledBetween(before: readonly LotteryBet[], now: readonly LotteryBet[]): readonly LotteryBet[] {
  const waiting = new Set(before.filter(({ status }) => status === 'pending').map(({ id }) => id));
  return now.filter(({ id, status }) => waiting.has(id) && status !== 'pending' && status !== 'cancelled');
}

export interface SettledIssue {
  readonly gameCode: string;
  readonly gameName: string;
  readonly issue: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

/** The same by issue, for one sentence each. */
export function byIssue(bets: readonly LotteryBet[]): readonly SettledIssue[] {
  const issues = new Map<string, SettledIssue>();
  for (const { gameCode, gameName, issue, stake, payout } of bets) {
    const key = `${gameCode} ${issue}`;
    const so = issues.get(key) ?? { gameCode, gameName, issue, stakeMinor: 0, payoutMinor: 0 };
    issues.set(key, { ...so, stakeMinor: so.stakeMinor + stake, payoutMinor: so.payoutMinor + (payout ?? 0) });
  }
  return [...issues.values()];
}

/** Less than was staked is no win to be cheered. */
export const isGain = ({ stakeMinor, payoutMinor }: SettledIssue): boolean => payoutMinor > stakeMinor;
