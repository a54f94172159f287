import { type ActiveBonus, endBonusesJob, endingOf } from './ending.ts';

const now = new Date('2026-03-02T03:00:00.000Z');
const running: ActiveBonus = {
  doneMinor: 99,
  requiredMinor: 100,
  expiresAt: new Date(now.getTime() + 1),
  balanceMinor: 1,
  hasOpenStake: false,
};

test.each([
  ['goes on while turnover, time and money are left', {}, null],
  ['is released with the last of its turnover', { doneMinor: 100 }, 'released'],
  ['is released when turnover and time end together', { doneMinor: 100, expiresAt: now }, 'released'],
  ['expires at its hour, not before', { expiresAt: now }, 'expired'],
  ['is spent when nothing of it is left', { balanceMinor: 0 }, 'spent'],
  ['goes on while an open round may bring money back', { balanceMinor: 0, hasOpenStake: true }, null],
])('a bonus %s', (_rule, change, ending) => {
  expect(endingOf({ ...running, ...change }, now)).toBe(ending);
});

test('a bonus that cannot be ended stops neither the others of the run nor the late wins, and the failure is reported', async () => {
  const due = [1, 2, 3].map((id) => ({ ...running, doneMinor: 100, id }));
  const done: string[] = [];
  const transactions = jest.fn(async (work: () => Promise<unknown>) => work());
  const query = async (sql: string, [id]: readonly unknown[] = []) => {
    if (sql.includes('end_bonus(')) {
      if (id === 1) throw new Error('row 1 is broken');
      done.push(`ended ${id}`);
    }
    if (sql.includes('sweep_bonus(')) done.push(`swept ${id}`);
    if (sql.includes('from ledger_account')) return [{ memberId: 7 }];
    if (sql.includes('deposit_id is not null')) return [{ id: 9, status: 'released' }];
    return sql.includes('requiredMinor') ? due.filter((bonus) => sql.includes('and true') || bonus.id === id) : [];
  };
  const log = { error: jest.fn() };
  const parts = { db: { query, transaction: transactions }, clock: { now: () => now }, log };
  await expect(endBonusesJob(parts as never).run(now)).rejects.toThrow('1 items failed');
  expect(done).toEqual(['ended 2', 'ended 3', 'swept 9']);
  expect(transactions).toHaveBeenCalledTimes(4);
  expect(log.error).toHaveBeenCalledTimes(1);
});
