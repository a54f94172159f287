import fc from 'fast-check';
import { addDays, dayOf, dayStart, daysRange, formatDate, isDay } from './time.ts';

const zones = ['Asia/Seoul', 'Asia/Ho_Chi_Minh', 'Europe/London', 'America/New_York', 'UTC'];
/** Their clocks change at midnight, so that a day begins at one o'clock, or its first hour is there twice. */
const zonesChangingAtMidnight = ['America/Santiago', 'America/Havana', 'Asia/Beirut', 'Africa/Cairo'];
const days = fc
  .date({ min: new Date('2020-01-02'), max: new Date('2035-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a day of the merchant's calendar", () => {
  it('starts at midnight of the merchant, not of the browser', () => {
    expect(new Date(dayStart('2026-11-21', 'Asia/Seoul')).toISOString()).toBe('2026-11-20T15:00:00.000Z');
    expect(new Date(dayStart('2026-07-01', 'Europe/London')).toISOString()).toBe('2026-06-30T23:00:00.000Z');
  });

  it('has 23 hours when the clock goes forward and 25 when it goes back', () => {
    const length = (day: string) => {
      const { fromMs, toMs } = daysRange(day, day, 'Europe/London');
      return (toMs - fromMs) / 3_600_000;
    };
    expect([length('2026-03-29'), length('2026-10-25'), length('2026-11-21')]).toEqual([23, 25, 24]);
  });

  it('starts, in every zone, when its own clock shows midnight of that day', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...zones), (day, zone) => {
        expect(formatDate('yyyy-MM-dd hh:mm:ss', dayStart(day, zone), zone)).toBe(`${day} 00:00:00`);
        expect(dayOf(dayStart(day, zone) - 1, zone)).toBe(addDays(day, -1));
      }),
    );
  });

  it('starts where the day before ends, also where clocks change at midnight', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...zones, ...zonesChangingAtMidnight), (day, zone) => {
        expect(dayOf(dayStart(day, zone), zone)).toBe(day);
        expect(dayOf(dayStart(day, zone) - 1, zone)).toBe(addDays(day, -1));
      }),
    );
    expect(formatDate('yyyy-MM-dd hh:mm', dayStart('2026-09-06', 'America/Santiago'), 'America/Santiago')).toBe(
      '2026-09-06 01:00',
    );
  });

  it('can be added over months, years and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('must exist', () => {
    expect(['2026-11-21', '2026-02-30', '2026-1-5', 'today', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
