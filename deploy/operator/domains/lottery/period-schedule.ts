import type { Issue } from './issues.ts';
import { type Day, dayAfter, dayOf, isDay, startOfDay } from './zone-days.ts';

/** Draws all day long, one after the other. */
export interface PeriodSchedule {
  readonly timeZone: string;
  /** From a first number to the next one; the first of a day is drawn so long after midnight. */
  readonly periodMs: number;
  /** From the first number to the last; 0 where all are drawn at once. Of the last issue of a day it reaches into the next. */
  readonly drawingMs: number;
  /** Bets are taken until so long before the first number. */
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
    // An issue is drawn after this moment if it began after the one a drawing earlier.
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
