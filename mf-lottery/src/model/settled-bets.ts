import type { GameKind } from '@tessera/shared/lottery';
import type { LotteryBet } from './lottery-types.ts';

export interface SettledIssue {
  readonly gameCode: string;
  readonly kind: GameKind;
  readonly gameName: string;
  readonly issue: string;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
  /** Every stake came back: the issue was void, or its bets could not be settled. */
  readonly isRefunded: boolean;
  /** What came back for prize groups. */
  readonly rebateMinor: number;
}

const keyOf = ({ gameCode, issue }: LotteryBet): string => `${gameCode} ${issue}`;

/** The first bet of each issue that some of the bets are on, by game and issue. */
export function firstOfEachIssue(bets: readonly LotteryBet[]): ReadonlyMap<string, LotteryBet> {
  const first = new Map<string, LotteryBet>();
  for (const bet of bets) {
    const known = first.get(keyOf(bet));
    if (!known || bet.placedAtMs < known.placedAtMs) first.set(keyOf(bet), bet);
  }
  return first;
}

/** The stake came back without a result. */
export const isGivenBack = ({ status }: Pick<LotteryBet, 'status'>): boolean =>
  status === 'cancelled' || status === 'cancelled-by-system' || status === 'refunded';

/** What came of all bets on one issue; undefined while one of them is open, and when the player has cancelled all. */
export function resultOf(bets: readonly LotteryBet[]): SettledIssue | undefined {
  const notCancelled = bets.filter(({ status }) => status !== 'cancelled');
  const [first] = notCancelled;
  if (!first || notCancelled.some(({ status }) => status === 'pending')) return undefined;
  const { gameCode, kind, gameName, issue } = first;
  return {
    gameCode,
    kind,
    gameName,
    issue,
    stakeMinor: notCancelled.reduce((sum, { stake }) => sum + stake, 0),
    payoutMinor: notCancelled.reduce((sum, { payout }) => sum + (payout ?? 0), 0),
    isRefunded: notCancelled.every(isGivenBack),
    rebateMinor: notCancelled.reduce((sum, { rebate }) => sum + rebate, 0),
  };
}

type Sums = Pick<SettledIssue, 'stakeMinor' | 'payoutMinor' | 'rebateMinor'>;

/** What bets came to, with what came back as a rebate; below zero for a loss. */
export const netMinorOf = ({ stakeMinor, payoutMinor, rebateMinor }: Sums): number =>
  payoutMinor + rebateMinor - stakeMinor;

/** A payout of the stake or less is not shown as a win. */
export const isGain = ({ stakeMinor, payoutMinor }: Omit<Sums, 'rebateMinor'>): boolean => payoutMinor > stakeMinor;

/** The same of one bet; nothing is paid while it waits. */
export const sumsOf = ({ stake, payout, rebate }: Pick<LotteryBet, 'stake' | 'payout' | 'rebate'>): Sums => ({
  stakeMinor: stake,
  payoutMinor: payout ?? 0,
  rebateMinor: rebate,
});
