import { dayStart } from '@tessera/shared/format';
import { hoursOf, periodOf } from './period.ts';

const seoul = 'Asia/Seoul';
const now = Date.parse('2026-11-21T12:05:00Z');
const at = (iso: string) => Date.parse(iso);

describe('the days a team is counted over', () => {
  it('begin at midnight where the merchant is, and a running period ends now', () => {
    const { current, bucket, places } = periodOf({ period: '30d' }, now, seoul);
    expect(current).toEqual({ fromMs: at('2026-10-22T15:00:00Z'), toMs: now });
    expect([bucket, places.length, places[29]]).toEqual(['day', 30, at('2026-11-20T15:00:00Z')]);
  });

  it('are compared with as many days before, up to the same time of day', () => {
    expect(periodOf({ period: 'today' }, now, seoul).previous).toEqual({
      fromMs: at('2026-11-19T15:00:00Z'),
      toMs: at('2026-11-20T12:05:00Z'),
    });
    expect(periodOf({ period: '7d' }, now, seoul).previous).toEqual({
      fromMs: at('2026-11-07T15:00:00Z'),
      toMs: at('2026-11-14T12:05:00Z'),
    });
  });

  it('are compared whole when they are over', () => {
    const { current, previous } = periodOf({ period: 'custom', from: '2026-11-01', to: '2026-11-03' }, now, seoul);
    expect(current).toEqual({ fromMs: at('2026-10-31T15:00:00Z'), toMs: at('2026-11-03T15:00:00Z') });
    expect(previous).toEqual({ fromMs: at('2026-10-28T15:00:00Z'), toMs: at('2026-10-31T15:00:00Z') });
  });

  it('show a single day hour by hour', () => {
    const { bucket, places } = periodOf({ period: 'custom', from: '2026-11-02', to: '2026-11-02' }, now, seoul);
    expect([bucket, places.length]).toEqual(['hour', 24]);
  });

  it('are refused when they lie ahead, run backwards, are half said or are too many', () => {
    for (const range of [
      { from: '2026-11-20', to: '2026-11-22' },
      { from: '2026-11-20', to: '2026-11-19' },
      { from: '2026-11-20' },
      { from: '2026-08-21', to: '2026-11-21' },
    ]) {
      expect(() => periodOf({ period: 'custom', ...range }, now, seoul)).toThrow('agent.period.invalid');
    }
    expect(periodOf({ period: 'custom', from: '2026-08-22', to: '2026-11-21' }, now, seoul).places).toHaveLength(92);
  });

  it('are an hour shorter or longer where clocks change', () => {
    expect(hoursOf('2026-03-29', 'Europe/London')).toHaveLength(23);
    expect(hoursOf('2026-10-25', 'Europe/London')).toHaveLength(25);
    expect(dayStart('2026-07-01', 'Europe/London')).toBe(at('2026-06-30T23:00:00Z'));
  });
});
