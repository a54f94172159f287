import fc from 'fast-check';
import {
  type CalendarSchedule,
  findIssue,
  issueAfter,
  issueBefore,
  lastDrawEndsAtMs,
  lastDrawn,
  nextDrawn,
  numberMoments,
  openIssue,
  type PeriodSchedule,
  soldUntil,
} from './schedule.ts';
import { startOfDay } from './zone-days.ts';

const seoul: PeriodSchedule = { timeZone: 'Asia/Seoul', periodMs: 60_000, drawingMs: 0, closesBeforeMs: 5000 };
const london: PeriodSchedule = { timeZone: 'Europe/London', periodMs: 180_000, drawingMs: 0, closesBeforeMs: 10_000 };
/** A table of prizes each minute, drawn for a quarter of it. */
const prizes: PeriodSchedule = { ...seoul, drawingMs: 15_000 };
const at = (text: string) => Date.parse(text);

describe('issues by the clock', () => {
  it("counts from the merchant's midnight: 15:00 UTC is the first minute in Seoul", () => {
    const first = nextDrawn(seoul, at('2026-11-20T15:00:00Z'));
    expect(first).toMatchObject({ number: '20261121-0001', drawsAtMs: at('2026-11-20T15:01:00Z') });
    expect(issueBefore(seoul, first)).toMatchObject({
      number: '20261120-1440',
      drawsAtMs: at('2026-11-20T15:00:00Z'),
    });
  });

  it('takes bets for the next issue from the moment the one before closes', () => {
    expect(openIssue(seoul, at('2026-11-21T00:00:54.999Z')).number).toBe('20261121-0541');
    expect(openIssue(seoul, at('2026-11-21T00:00:55Z')).number).toBe('20261121-0542');
    expect(lastDrawn(seoul, at('2026-11-21T00:01:00Z')).number).toBe('20261121-0541');
    expect(lastDrawn(seoul, at('2026-11-21T00:00:59.999Z')).number).toBe('20261121-0540');
  });

  it('gives the day on which the clocks change its 23 or 25 hours', () => {
    expect(startOfDay('Europe/London', '20260329')).toBe(at('2026-03-29T00:00:00Z'));
    expect(findIssue(london, '20260329-0460')?.drawsAtMs).toBe(at('2026-03-29T23:00:00Z'));
    expect(findIssue(london, '20260329-0461')).toBeUndefined();
    expect(findIssue(london, '20261025-0500')?.drawsAtMs).toBe(at('2026-10-26T00:00:00Z'));
    expect(findIssue(london, '20261025-0501')).toBeUndefined();
  });

  it('knows no issue of a day that is none', () => {
    for (const number of ['20260230-0001', '20261301-0001', '20261121-0000', '20261121-1441'])
      expect(findIssue(seoul, number)).toBeUndefined();
  });

  it('draws its numbers one after the other from the full minute on, and takes bets for the next issue meanwhile', () => {
    const issue = findIssue(prizes, '20261121-0541');
    expect(issue).toMatchObject({
      closesAtMs: at('2026-11-21T00:00:55Z'),
      startsAtMs: at('2026-11-21T00:01:00Z'),
      drawsAtMs: at('2026-11-21T00:01:15Z'),
    });
    expect(openIssue(prizes, at('2026-11-21T00:00:54.999Z')).number).toBe('20261121-0541');
    for (const time of ['00:00:55', '00:01:00', '00:01:14.999']) {
      const ms = at(`2026-11-21T${time}Z`);
      expect([openIssue(prizes, ms).number, nextDrawn(prizes, ms).number]).toEqual(['20261121-0542', '20261121-0541']);
      expect(lastDrawn(prizes, ms).number).toBe('20261121-0540');
    }
    expect(lastDrawn(prizes, at('2026-11-21T00:01:15Z')).number).toBe('20261121-0541');
    const moments = numberMoments(nextDrawn(prizes, at('2026-11-21T00:01:00Z')), 27);
    expect([moments[0], moments[26]]).toEqual([at('2026-11-21T00:01:00Z'), at('2026-11-21T00:01:15Z')]);
    expect(new Set(moments).size).toBe(16);
  });

  it('ends the last drawing of a day after midnight, as an issue of that day', () => {
    const midnight = at('2026-11-20T15:00:00Z');
    const last = findIssue(prizes, '20261120-1440');
    expect(last).toMatchObject({ day: '20261120', startsAtMs: midnight, drawsAtMs: midnight + 15_000 });
    expect(nextDrawn(prizes, midnight)).toEqual(last);
    expect(openIssue(prizes, midnight).number).toBe('20261121-0001');
    expect(findIssue(prizes, '20261120-1441')).toBeUndefined();
    expect([lastDrawEndsAtMs(prizes, '20261120'), lastDrawEndsAtMs(seoul, '20261120')]).toEqual([
      midnight + 15_000,
      midnight,
    ]);
  });

  it('finds every issue by its number, in one unbroken row', () => {
    const moment = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z') });
    fc.assert(
      fc.property(moment, fc.constantFrom(seoul, london, prizes), (ms, schedule) => {
        const issue = nextDrawn(schedule, ms);
        expect(issue.drawsAtMs - ms).toBeGreaterThan(0);
        expect(issue.drawsAtMs - ms).toBeLessThanOrEqual(schedule.periodMs);
        expect(findIssue(schedule, issue.number)).toEqual(issue);
        expect(issueAfter(schedule, issue).drawsAtMs - issue.drawsAtMs).toBe(schedule.periodMs);
        expect(issueBefore(schedule, issueAfter(schedule, issue))).toEqual(issue);
      }),
      { seed: 13 },
    );
  });
});

const minuteMs = 60_000;
const calendar = (timeZone: string, weekdays: readonly number[], startsAt: string): CalendarSchedule => ({
  timeZone,
  weekdays,
  startsAt,
  drawingMs: 15 * minuteMs,
  closesBeforeMs: 5 * minuteMs,
});
const hanoi = calendar('Asia/Ho_Chi_Minh', [1, 2, 3, 4, 5, 6, 7], '18:15');
const saigon = calendar('Asia/Ho_Chi_Minh', [1, 6], '16:15');
const newYork = calendar('America/New_York', [7], '02:30');

describe('issues by a calendar', () => {
  it('are drawn by the clock of their zone, the first number and the last, and have the number of their day', () => {
    expect(nextDrawn(hanoi, at('2026-11-26T00:00:00Z'))).toEqual({
      number: '20261126-0000',
      day: '20261126',
      closesAtMs: at('2026-11-26T11:10:00Z'),
      startsAtMs: at('2026-11-26T11:15:00Z'),
      drawsAtMs: at('2026-11-26T11:30:00Z'),
    });
    expect(findIssue(hanoi, '20261126-0000')?.drawsAtMs).toBe(at('2026-11-26T11:30:00Z'));
    for (const number of ['20261126-0001', '20260230-0000']) expect(findIssue(hanoi, number)).toBeUndefined();
    expect(findIssue(seoul, '20261126-0000')).toBeUndefined();
  });

  it('take bets for the next draw from the close on, while this one is drawn', () => {
    expect(openIssue(hanoi, at('2026-11-26T11:09:59.999Z')).number).toBe('20261126-0000');
    const duringDraw = at('2026-11-26T11:29:59.999Z');
    expect(openIssue(hanoi, duringDraw).number).toBe('20261127-0000');
    expect(nextDrawn(hanoi, duringDraw).number).toBe('20261126-0000');
    expect(lastDrawn(hanoi, duringDraw).number).toBe('20261125-0000');
    expect(lastDrawn(hanoi, at('2026-11-26T11:30:00Z')).number).toBe('20261126-0000');
  });

  it('go on at midnight of their own zone and over the end of a month and a year', () => {
    expect(nextDrawn(hanoi, at('2026-12-31T16:59:59Z')).number).toBe('20270101-0000');
    expect(nextDrawn(saigon, at('2026-11-30T09:30:00Z')).number).toBe('20261205-0000');
    expect(issueBefore(saigon, nextDrawn(saigon, at('2026-12-01T00:00:00Z'))).number).toBe('20261130-0000');
    expect(findIssue(saigon, '20261201-0000')).toBeUndefined();
    expect(soldUntil(saigon, at('2026-12-01T00:00:00Z'))).toBeGreaterThan(at('2026-12-05T10:00:00Z'));
  });

  it('keep their time of day where the clocks change', () => {
    const hour = (day: string) => findIssue(newYork, `${day}-0000`)?.startsAtMs;
    expect(hour('20261025')).toBe(at('2026-10-25T06:30:00Z'));
    expect(hour('20261108')).toBe(at('2026-11-08T07:30:00Z'));
    // 02:30 does not exist on the day on which the clocks go forward; it is an hour before the clocks change.
    expect(hour('20260308')).toBe(at('2026-03-08T06:30:00Z'));
    expect(hour('20260315')).toBe(at('2026-03-15T06:30:00Z'));
  });

  it('draw their numbers one by one in whole seconds, the last at the end', () => {
    const moments = numberMoments(nextDrawn(hanoi, at('2026-11-26T00:00:00Z')), 27);
    expect(moments).toHaveLength(27);
    expect([moments[0], moments[26]]).toEqual([at('2026-11-26T11:15:00Z'), at('2026-11-26T11:30:00Z')]);
    moments.forEach((moment, place) => {
      expect(moment % 1000).toBe(0);
      if (place > 0) expect(moment - (moments[place - 1] ?? 0)).toBeGreaterThan(33_000);
    });
    expect(new Set(numberMoments(nextDrawn(seoul, 0), 5)).size).toBe(1);
  });
});
