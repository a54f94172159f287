import {
  type CalendarSchedule,
  issueAfter,
  nextDrawn,
  openIssue,
  publishedUntil,
  soldUntil,
} from '../../domains/lottery/schedule.ts';
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
});
