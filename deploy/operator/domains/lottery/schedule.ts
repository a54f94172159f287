import { dayMs } from '../../platform/clock/durations.ts';
import { type CalendarSchedule, calendars } from './calendar-schedule.ts';
import type { Issue } from './issues.ts';
import { type PeriodSchedule, periods } from './period-schedule.ts';
import { type Day, dayAfter, startOfDay } from './zone-days.ts';

export type { CalendarSchedule } from './calendar-schedule.ts';
export { type Issue, numberMoments } from './issues.ts';
export type { PeriodSchedule } from './period-schedule.ts';

export type Schedule = PeriodSchedule | CalendarSchedule;

export const isCalendar = (schedule: Schedule): schedule is CalendarSchedule => 'weekdays' in schedule;

/** The first issue that is drawn after a moment. Everything here follows from the clock, so nothing can drift. */
export const nextDrawn = (schedule: Schedule, atMs: number): Issue =>
  isCalendar(schedule) ? calendars.nextDrawn(schedule, atMs) : periods.nextDrawn(schedule, atMs);

/** The issue that bets go to: the next one that has not closed. */
export const openIssue = (schedule: Schedule, atMs: number): Issue =>
  nextDrawn(schedule, atMs + schedule.closesBeforeMs + schedule.drawingMs);

export const issueAfter = (schedule: Schedule, { drawsAtMs }: Issue): Issue => nextDrawn(schedule, drawsAtMs);
export const issueBefore = (schedule: Schedule, issue: Issue): Issue =>
  isCalendar(schedule) ? calendars.before(schedule, issue) : periods.before(schedule, issue);

/** The issue drawn last at a moment, to its last number. */
export const lastDrawn = (schedule: Schedule, atMs: number): Issue => issueBefore(schedule, nextDrawn(schedule, atMs));

/** Days of issues are remembered, and anybody may ask for any. */
const isOfThisCentury = (day: Day): boolean => day.startsWith('20');

/** The issue of that number; `undefined` when the day has no such one. */
export function findIssue(schedule: Schedule, number: string): Issue | undefined {
  const [day = '', index = ''] = number.split('-');
  if (!isOfThisCentury(day)) return undefined;
  return isCalendar(schedule)
    ? calendars.find(schedule, day, Number(index))
    : periods.find(schedule, day, Number(index));
}

/** When the last draw of a day is over, at the latest: that of a period may begin at midnight. */
export const lastDrawEndsAtMs = (schedule: Schedule, day: Day): number =>
  startOfDay(schedule.timeZone, dayAfter(day, 1)) + (isCalendar(schedule) ? 0 : schedule.drawingMs);

/** Whether there are draws on a day. */
export const hasDraws = (schedule: Schedule, day: Day): boolean =>
  !isCalendar(schedule) || calendars.hasDraw(schedule, day);

const issuesAhead = 20;
const daysAhead = 7;

/**
 * The last moment of which a draw can be bet on: twenty issues ahead, or the next days of a calendar. Its next two draws are
 * always on sale, however far apart they are: one of them may be void.
 */
export const soldUntil = (schedule: Schedule, nowMs: number): number =>
  isCalendar(schedule)
    ? Math.max(nowMs + daysAhead * dayMs, issueAfter(schedule, openIssue(schedule, nowMs)).drawsAtMs)
    : nowMs + issuesAhead * schedule.periodMs;

/** The last moment of which a draw has a seed, whose hash is published: tomorrow, or the last draw on sale. */
export const publishedUntil = (schedule: Schedule, nowMs: number): number =>
  Math.max(nowMs + dayMs, soldUntil(schedule, nowMs));
