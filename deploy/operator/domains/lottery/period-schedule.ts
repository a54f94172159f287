import type { Issue } from './issues.ts';
import { type Day, dayAfter, dayOf, isDay, startOfDay } from './zone-days.ts';

/** Draws all day long, one after the other. */
export interface PeriodSchedule {
  readonly timeZone: string;
  /** From the first number of an issue to that of the next; the first issue of a day begins one period after midnight. */
  readonly periodMs: number;
  /** From the first number to the last; 0 where all are drawn at once. Of the last issue of a day it reaches into the next. */
  readonly drawingMs: number;
  /** How long before the first number betting closes. */
  readonly closesBeforeMs: number;
}

function issueOf({ timeZone, periodMs, drawingMs, closesBeforeMs }: PeriodSchedule, day: Day, index: number): Issue {
  const startsAtMs = startOfDay(timeZone, day) + index * periodMs;
  return {
    number: `${day}-${String(index).padStart(4, '0')}`,
    day,
    closesAtMs: startsAtMs - closesBeforeMs,
    startsAtMs,
    drawsAtMs: startsAtMs + drawingMs,
  };
}

export const periods = {
  nextDrawn(schedule: PeriodSchedule, atMs: number): Issue {
    // An issue ends after atMs if it began after atMs - drawingMs.
    const beganAfterMs = atMs - schedule.drawingMs;
    const day = dayOf(schedule.timeZone, beganAfterMs);
    const elapsedMs = beganAfterMs - startOfDay(schedule.timeZone, day);
    return issueOf(schedule, day, Math.floor(elapsedMs / schedule.periodMs) + 1);
  },

  before: (schedule: PeriodSchedule, { drawsAtMs }: Issue): Issue =>
    periods.nextDrawn(schedule, drawsAtMs - schedule.periodMs - 1),

  find(schedule: PeriodSchedule, day: Day, index: number): Issue | undefined {
    if (!isDay(day) || index < 1) return undefined;
    const issue = issueOf(schedule, day, index);
    return issue.startsAtMs <= startOfDay(schedule.timeZone, dayAfter(day, 1)) ? issue : undefined;
  },
};
