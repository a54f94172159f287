import type { Issue } from './issues.ts';
import { type Day, dayAfter, dayOf, isDay, startOfDay } from './zone-days.ts';

/** Draws all day long, one after the other. */
export interface PeriodSchedule {
  readonly timeZone: string;
  readonly periodMs: number;
  /** Bets are taken until so long before the draw. */
  readonly closesBeforeMs: number;
}

function issueOf({ timeZone, periodMs, closesBeforeMs }: PeriodSchedule, day: Day, index: number): Issue {
  const drawsAtMs = startOfDay(timeZone, day) + index * periodMs;
  return {
    number: `${day}-${String(index).padStart(4, '0')}`,
    day,
    closesAtMs: drawsAtMs - closesBeforeMs,
    startsAtMs: drawsAtMs,
    drawsAtMs,
  };
}

export const periods = {
  nextDrawn(schedule: PeriodSchedule, atMs: number): Issue {
    const day = dayOf(schedule.timeZone, atMs);
    const elapsedMs = atMs - startOfDay(schedule.timeZone, day);
    return issueOf(schedule, day, Math.floor(elapsedMs / schedule.periodMs) + 1);
  },

  before: (schedule: PeriodSchedule, { drawsAtMs }: Issue): Issue =>
    periods.nextDrawn(schedule, drawsAtMs - schedule.periodMs - 1),

  find(schedule: PeriodSchedule, day: Day, index: number): Issue | undefined {
    if (!isDay(day) || index < 1) return undefined;
    const issue = issueOf(schedule, day, index);
    return issue.drawsAtMs <= startOfDay(schedule.timeZone, dayAfter(day, 1)) ? issue : undefined;
  },
};
