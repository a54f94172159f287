import { dayMs } from '../../platform/clock/durations.ts';
import { seededRandom } from '../../platform/clock/random.ts';
import { downlinePlan } from './downline-plan.ts';
import { historyDays, pastOf } from './past.ts';

const nowMs = Date.parse('2026-11-21T12:05:00Z');
const past = (seed = 'a') =>
  pastOf(downlinePlan, { random: seededRandom(seed), nowMs, timeZone: 'Asia/Seoul', unit: 100 });

describe('the past of the demo team', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(past()).toEqual(past());
    expect(past('b').moves).not.toEqual(past().moves);
  });

  it('has 39 accounts with names of the usual form', () => {
    expect(new Set(downlinePlan.map(({ username }) => username)).size).toBe(39);
    expect(downlinePlan.every(({ username }) => /^(?=.*[a-z])(?=.*\d)[a-z\d]{6}$/.test(username))).toBe(true);
  });

  it("never takes what a player does not have, and respects the cashier's limits", () => {
    const cash = new Map<string, number>();
    for (const { username, kind, amountMinor } of past().moves) {
      expect(amountMinor).toBeGreaterThan(0);
      const balance =
        (cash.get(username) ?? 0) + (kind === 'bet' || kind === 'withdrawal' ? -amountMinor : amountMinor);
      expect(balance).toBeGreaterThanOrEqual(0);
      cash.set(username, balance);
      if (kind !== 'deposit' && kind !== 'withdrawal') continue;
      expect(amountMinor).toBeGreaterThanOrEqual(1_000_000);
      expect(amountMinor).toBeLessThanOrEqual(500_000_000);
    }
  });

  it('is spread over two months, in order, and ends before now', () => {
    const { moves } = past();
    const times = moves.map(({ atMs }) => atMs);
    expect([...times].sort((one, other) => one - other)).toEqual(times);
    expect(times.every((atMs) => atMs < nowMs)).toBe(true);
    const days = new Set(moves.filter(({ kind }) => kind === 'bet').map(({ atMs }) => Math.floor(atMs / dayMs)));
    expect(days.size).toBeGreaterThanOrEqual(historyDays);
  });

  it('credits the rebates of every day that is over, never more than the top rate of what was bet', () => {
    const { moves, settledDays } = past();
    const sum = (kind: string) =>
      moves.filter((move) => move.kind === kind).reduce((total, { amountMinor }) => total + amountMinor, 0);
    expect(settledDays).toHaveLength(historyDays);
    expect(settledDays.at(-1)).toBe('2026-11-20');
    expect(sum('rebate')).toBeLessThanOrEqual(sum('bet') * 0.012);
    expect(sum('rebate')).toBeGreaterThan(sum('bet') * 0.011);
  });
});
