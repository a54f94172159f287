import type { LotteryBet } from './lottery-types.ts';
import { firstOfEachIssue, resultOf } from './settled-bets.ts';

const bet = (id: string, status: LotteryBet['status'], more: Partial<LotteryBet> = {}) =>
  ({
    id,
    status,
    gameCode: 'K3',
    kind: 'K3',
    gameName: '스피드 주사위',
    issue: '20261121-0541',
    stake: 100,
    payout: null,
    rebate: 0,
    placedAtMs: 1_000,
    ...more,
  }) as LotteryBet;

describe('the result of an issue', () => {
  it('is all that was staked on it and came back, without cancelled bets', () => {
    const bets = [bet('1', 'won', { payout: 198 }), bet('2', 'lost', { payout: 0, rebate: 3 }), bet('3', 'cancelled')];
    expect(resultOf(bets)).toEqual({
      gameCode: 'K3',
      kind: 'K3',
      gameName: '스피드 주사위',
      isRefunded: false,
      issue: '20261121-0541',
      stakeMinor: 200,
      payoutMinor: 198,
      rebateMinor: 3,
    });
  });

  it('is not known while one of its bets is open, and there is none when all were cancelled', () => {
    expect(resultOf([bet('1', 'won', { payout: 198 }), bet('2', 'pending')])).toBeUndefined();
    expect(resultOf([bet('1', 'cancelled')])).toBeUndefined();
  });
});

it('open bets are followed by issue, from the first that was placed on it', () => {
  const bets = [
    bet('3', 'pending', { placedAtMs: 3_000 }),
    bet('2', 'pending', { issue: '20261121-0542' }),
    bet('1', 'pending', { placedAtMs: 2_000 }),
  ];
  expect([...firstOfEachIssue(bets).values()].map(({ id }) => id)).toEqual(['1', '2']);
});
