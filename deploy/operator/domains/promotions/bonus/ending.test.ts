import { type ActiveBonus, endingOf } from './ending.ts';

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
