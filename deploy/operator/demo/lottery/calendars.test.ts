import {
  type CalendarSchedule,
  issueAfter,
  nextDrawn,
  openIssue,
  publishedUntil,
  soldUntil,
} from '../../domains/lottery/schedule.ts';
import { dayMs } from '../../platform/clock/durations.ts';
import { seaGames } from './sea-games.ts';
import { vietnamGames } from './vietnam-games.ts';

const fromMs = Date.parse('2026-12-31T17:00:00Z');
const untilMs = Date.parse('2028-03-31T17:00:00Z');

const calendars = [...vietnamGames, ...seaGames].flatMap(({ code, calendar, closesBeforeMs }) =>
  calendar ? [{ code, schedule: { ...calendar, closesBeforeMs } satisfies CalendarSchedule }] : [],
);

describe('the calendar of a game', () => {
  it.each(calendars)('$code sells the open issue and the one after it at every moment', ({ schedule }) => {
    const unsold: string[] = [];
    for (let issue = nextDrawn(schedule, fromMs); issue.drawsAtMs < untilMs; issue = issueAfter(schedule, issue))
      for (const nowMs of [issue.closesAtMs - 1, issue.closesAtMs, issue.drawsAtMs - 1, issue.drawsAtMs]) {
        const open = openIssue(schedule, nowMs);
        for (const { number, drawsAtMs } of [open, issueAfter(schedule, open)])
          if (drawsAtMs > soldUntil(schedule, nowMs) || drawsAtMs > publishedUntil(schedule, nowMs))
            unsold.push(`${number} at ${new Date(nowMs).toISOString()}`);
      }
    expect(unsold).toEqual([]);
  });

  const always = () => true;
  /** When bets close and when all numbers are drawn, in UTC: seven or eight hours less than there, and always on the same day. */
  const seaDays: Readonly<Record<string, { isDrawn: (day: Date) => boolean; closes: string; drawn: string }>> = {
    THGOV: { isDrawn: (day) => [1, 16].includes(day.getUTCDate()), closes: '07:45', drawn: '09:00' },
    LAO: { isDrawn: (day) => [1, 3, 5].includes(day.getUTCDay()), closes: '13:00', drawn: '13:31' },
    HNSP: { isDrawn: always, closes: '10:15', drawn: '10:35' },
    HN: { isDrawn: always, closes: '11:15', drawn: '11:35' },
    HNVIP: { isDrawn: always, closes: '12:15', drawn: '12:35' },
    MY4D: { isDrawn: (day) => [0, 3, 6].includes(day.getUTCDay()), closes: '10:30', drawn: '11:30' },
  };

  it('is checked for each game of the sea region that has one', () => {
    expect(Object.keys(seaDays)).toEqual(seaGames.filter(({ calendar }) => calendar).map(({ code }) => code));
  });

  // Closing hours and the government's days: gaming-practice §3b; the other days: ADR 80.
  it.each(Object.entries(seaDays))(
    '%s closes and is drawn on its days and at its hours throughout 2028',
    (game, { isDrawn, closes, drawn }) => {
      const [firstMs, endMs] = [Date.parse('2028-01-01'), Date.parse('2029-01-01')];
      const expected: string[] = [];
      for (let atMs = firstMs; atMs < endMs; atMs += dayMs) {
        const day = new Date(atMs);
        if (isDrawn(day)) expected.push(`${day.toISOString().slice(0, 10)} ${closes} ${drawn}`);
      }
      const schedule = calendars.find(({ code }) => code === game)?.schedule as CalendarSchedule;
      const actual: string[] = [];
      for (let issue = nextDrawn(schedule, firstMs); issue.drawsAtMs < endMs; issue = issueAfter(schedule, issue)) {
        const [date = '', drawnAt = ''] = new Date(issue.drawsAtMs).toISOString().split('T');
        actual.push(`${date} ${new Date(issue.closesAtMs).toISOString().slice(11, 16)} ${drawnAt.slice(0, 5)}`);
      }
      expect(actual).toEqual(expected);
    },
  );
});
