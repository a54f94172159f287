import type { Day } from './zone-days.ts';

export interface Issue {
  /** `YYYYMMDD-NNNN`: counted from 1 within a day of the schedule's zone; 0 is the one draw of a day of a calendar. */
  readonly number: string;
  readonly day: Day;
  readonly closesAtMs: number;
  /** When the first number is drawn. */
  readonly startsAtMs: number;
  /** When the last number is drawn, and bets are settled. */
  readonly drawsAtMs: number;
}

/** When each of so many numbers is drawn: in equal steps from the first to the last, each moment rounded down to a whole second. */
export function numberMoments({ startsAtMs, drawsAtMs }: Issue, count: number): readonly number[] {
  const step = (drawsAtMs - startsAtMs) / Math.max(1, count - 1) / 1000;
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? drawsAtMs : startsAtMs + Math.floor(index * step) * 1000,
  );
}
