import { ago, toContinue } from './recent.ts';

const hour = 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const now = Date.UTC(2026, 10, 21, 9, 0, 0);

it('puts what still waits first, then what was played last', () => {
  const visit = (name: string, lastPlayedMs: number, unfinishedRound: object | null = null) => ({
    name,
    lastPlayedMs,
    unfinishedRound,
  });
  const visits = [visit('yesterday', 10), visit('waiting', 5, {}), visit('today', 20)];
  expect(toContinue(visits).map(({ name }) => name)).toEqual(['waiting', 'today', 'yesterday']);
});

it('says how long ago something was', () => {
  expect(ago(now - 30_000, now, dayOf)).toEqual({ unit: 'now' });
  expect(ago(now - 12 * 60_000, now, dayOf)).toEqual({ unit: 'minutes', count: 12 });
  expect(ago(now - 3 * hour, now, dayOf)).toEqual({ unit: 'hours', count: 3 });
  expect(ago(now - 12 * hour, now, dayOf)).toEqual({ unit: 'yesterday' });
  expect(ago(now - 60 * hour, now, dayOf)).toEqual({ unit: 'date', ms: now - 60 * hour });
});
