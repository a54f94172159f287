import type { Issue } from './issues.ts';
import { type Day, dayAfter, dayOf, isDay, momentOf, monthDayOf, weekdayOf } from './zone-days.ts';

/** One draw a day, on some days of the week or of the month. */
export interface CalendarSchedule {
  /** Of the lottery, whatever the merchant's. */
  readonly timeZone: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekdays: readonly number[];
  /** Days of every month, where it does not go by the week. */
  readonly monthDays?: readonly number[];
  /** When the first number is drawn, by the clock of the zone: `18:15`. */
  readonly startsAt: string;
  /** From the first number to the last. */
  readonly drawingMs: number;
  /** Bets are taken until so long before the first number. */
  readonly closesBeforeMs: number;
}

const hasDraw = ({ weekdays, monthDays }: CalendarSchedule, day: Day): boolean =>
  monthDays ? monthDays.includes(monthDayOf(day)) : weekdays.includes(weekdayOf(day));

function issueOf({ timeZone, startsAt, drawingMs, closesBeforeMs }: CalendarSchedule, day: Day): Issue {
  const startsAtMs = momentOf(timeZone, day, startsAt);
  return {
    number: `${day}-0000`,
    day,
    closesAtMs: startsAtMs - closesBeforeMs,
    startsAtMs,
    drawsAtMs: startsAtMs + drawingMs,
  };
}

export const calendars = {
  hasDraw,

  nextDrawn(schedule: CalendarSchedule, atMs: number): Issue {
    for (let day = dayOf(schedule.timeZone, atMs); ; day = dayAfter(day, 1)) {
      if (!hasDraw(schedule, day)) continue;
      const issue = issueOf(schedule, day);
      if (issue.drawsAtMs > atMs) return issue;
    }
  },

  before(schedule: CalendarSchedule, { day: last }: Issue): Issue {
    let day = dayAfter(last, -1);
    while (!hasDraw(schedule, day)) day = dayAfter(day, -1);
    return issueOf(schedule, day);
  },

  find: (schedule: CalendarSchedule, day: Day, index: number): Issue | undefined =>
    isDay(day) && index === 0 && hasDraw(schedule, day) ? issueOf(schedule, day) : undefined,
};
