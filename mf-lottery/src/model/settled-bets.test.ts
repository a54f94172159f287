import type { LotteryBet } from './lottery-types.ts';
import { byIssue, settledBetween } from './settled-bets.ts';

const bet = (id: string, status: LotteryBet['status'], more: Partial<LotteryBet> = {}) =>
  ({
    id,
    status,
    gameCode: 'K3',
    gameName: '스피드 주사위',
    issue: '20261121-0541',
    stake: 100,
    payout: null,
    ...more,
  }) as LotteryBet;

describe('bets that were decided', () => {
  it('are those that were pending before, without cancelled ones', () => {
    const before = [bet('1', 'pending'), bet('2', 'pending'), bet('3', 'won')];
    const now = [bet('1', 'lost'), bet('2', 'cancelled'), bet('3', 'won'), bet('4', 'lost')];
    expect(settledBetween(before, now).map(({ id }) => id)).toEqual(['1']);
  });

  it('are one notice an issue, with all that was staked and came back', () => {
    const settled = [
      bet('1', 'won', { payout: 198 }),
      bet('2', 'lost', { payout: 0 }),
      bet('3', 'lost', { issue: '20261121-0542' }),
    ];
    expect(byIssue(settled)).toEqual([
      { gameCode: 'K3', gameName: '스피드 주사위', issue: '20261121-0541', stakeMinor: 200, payoutMinor: 198 },
      { gameCode: 'K3', gameName: '스피드 주사위', issue: '20261121-0542', stakeMinor: 100, payoutMinor: 0 },
    ]);
  });
});
