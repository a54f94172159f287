import { type Day, dayAfter, dayOf, isDay, startOfDay } from './zone-days.ts';

export interface Schedule {
  readonly timeZone: string;
  readonly periodMs: number;
  readonly closesBeforeMs: number;
}

export interface Issue {
  /** `YYYYMMDD-NNNN`, counted from 1 within the merchant's day. */
  readonly number: string;
  readonly day: Day;
  readonly closesAtMs: number;
  readonly drawsAtMs: number;
}

function issueOf({ timeZone, periodMs, closesBeforeMs }: Schedule, day: Day, index: number): Issue {
  const drawsAtMs = startOfDay(timeZone, day) + index * periodMs;
  return {
    number: `${day}-${String(index).padStart(4, '0')}`,
    day,
    closesAtMs: drawsAtMs - closesBeforeMs,
    drawsAtMs,
  };
}

/** The first issue that is drawn after a moment. Everything here follows from the clock, so nothing can drift. */
export function nextDrawn(schedule: Schedule, atMs: number): Issue {
  const day = dayOf(schedule.timeZone, atMs);
  const elapsedMs = atMs - startOfDay(schedule.timeZone, day);
  return issueOf(schedule, day, Math.floor(elapsedMs / schedule.periodMs) + 1);
}

/** The issue that bets go to: the next one that has not closed. */
export const openIssue = (schedule: Schedule, atMs: number): Issue =>
  nextDrawn(schedule, atMs + schedule.closesBeforeMs);

export const issueAfter = (schedule: Schedule, { drawsAtMs }: Issue): Issue => nextDrawn(schedule, drawsAtMs);
export const issueBefore = (schedule: Schedule, { drawsAtMs }: Issue): Issue =>
  nextDrawn(schedule, drawsAtMs - schedule.periodMs - 1);

/** The issue drawn last at a moment. */
export const lastDrawn = (schedule: Schedule, atMs: number): Issue => issueBefore(schedule, nextDrawn(schedule, atMs));

/** The issue of that number; `undefined` when the day has no such one. */
export function findIssue(schedule: Schedule, number: string): Issue | undefined {
  const [day = '', index = ''] = number.split('-');
  if (!isDay(day)) return undefined;
  const issue = issueOf(schedule, day, Number(index));
  const dayEndsAtMs = startOfDay(schedule.timeZone, dayAfter(day, 1));
  return Number(index) >= 1 && issue.drawsAtMs <= dayEndsAtMs ? issue : undefined;
}
