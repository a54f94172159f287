import type { DrawState, LotteryBet } from './lottery-types.ts';
import { betsChangeIn, drawsChangeIn } from './next-change.ts';

const issue = (closesAtMs: number, drawsAtMs: number) => ({
  issue: '',
  closesAtMs,
  startsAtMs: drawsAtMs,
  drawsAtMs,
  commitment: '',
  numbers: [],
  nextNumberAtMs: drawsAtMs,
});
const state = (current: DrawState['current'], drawing: DrawState['drawing'] = null): DrawState => ({
  gameCode: 'K3',
  serverTimeMs: 0,
  current,
  drawing,
  last: { gameCode: 'K3', issue: '', drawsAtMs: 0, numbers: [] },
});
const bet = (status: LotteryBet['status'], drawsAtMs: number) => ({ status, drawsAtMs }) as LotteryBet;

describe('when to ask again', () => {
  it('is just after the next closing or drawing of any game', () => {
    const states = [state(issue(55_000, 60_000)), state(issue(100_000, 110_000), issue(20_000, 30_000))];
    expect(drawsChangeIn(states, 10_000)).toBe(20_300);
    expect(drawsChangeIn([state(issue(55_000, 60_000)), state(issue(100_000, 110_000))], 31_000)).toBe(24_300);
  });

  it('is soon when what is known is already behind', () => {
    expect(drawsChangeIn([state(issue(55_000, 60_000))], 58_000)).toBe(700);
    expect(drawsChangeIn([state(issue(100_000, 110_000), issue(20_000, 30_000))], 31_000)).toBe(700);
  });

  it('is some seconds after the last number of a draw that is announced, and at each number before it', () => {
    const announced = { sinceMs: 0, issues: new Map() };
    const drawing = issue(20_000, 30_000);
    const states = [state(issue(100_000, 110_000), drawing)];
    expect(drawsChangeIn(states, 29_000, announced)).toBe(7_000);
    expect(drawsChangeIn(states, 31_000, announced)).toBe(5_000);
    expect(drawsChangeIn(states, 37_000, announced)).toBe(700);
    const staged = [state(issue(100_000, 110_000), drawing && { ...drawing, nextNumberAtMs: 25_000 })];
    expect(drawsChangeIn(staged, 24_000, announced)).toBe(1_300);
  });

  it('a game is asked for at its draw when announcements do not come, or its last draw was not announced', () => {
    const last = { gameCode: 'K3', issue: '20260302-0002', drawsAtMs: 10_000, numbers: [] };
    const states = [{ ...state(issue(100_000, 110_000), issue(20_000, 30_000)), last }];
    const changeIn = (sinceMs: number | undefined, announced: string) =>
      drawsChangeIn(states, 29_000, { sinceMs, issues: new Map([['K3', announced]]) });
    expect(changeIn(undefined, last.issue)).toBe(1_300);
    expect(changeIn(9_000, '20260302-0001')).toBe(1_300);
    expect(changeIn(9_000, last.issue)).toBe(7_000);
    expect(changeIn(10_500, '20260302-0001')).toBe(7_000);
  });

  it('is every second once a pending bet is due, less often the later it is, and never without one', () => {
    expect(betsChangeIn([bet('pending', 60_000), bet('won', 1000)], 10_000)).toBe(50_300);
    expect(betsChangeIn([bet('pending', 60_000)], 60_000)).toBe(1000);
    expect(betsChangeIn([bet('pending', 60_000)], 90_000)).toBe(15_000);
    expect(betsChangeIn([bet('pending', 0)], 900_000)).toBe(60_000);
    expect(betsChangeIn([bet('lost', 60_000)], 10_000)).toBe(false);
    expect(betsChangeIn(undefined, 0)).toBe(false);
  });

  it('is once a minute for a bet that the operator has to look into', () => {
    const delayed = { ...bet('pending', 60_000), isDelayed: true };
    expect(betsChangeIn([delayed], 120_000)).toBe(60_300);
    expect(betsChangeIn([delayed, bet('pending', 100_000)], 120_000)).toBe(10_000);
  });
});
