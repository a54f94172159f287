import { formatDate } from '@tessera/shared/format';
import { dayMs } from '../../platform/clock/durations.ts';
import { midnightIn } from '../../platform/clock/time-zone.ts';

/** A day of the calendar as `YYYYMMDD`. */
export type Day = string;

export const dayOf = (timeZone: string, atMs: number): Day => formatDate('yyyyMMdd', atMs, timeZone);

function utcOf(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
}

export const dayAfter = (day: Day, days: number): Day => dayOf('UTC', utcOf(day) + days * dayMs);

export const isDay = (day: Day): boolean => dayOf('UTC', utcOf(day)) === day;

const starts = new Map<string, number>();

/** Midnight in the zone, in milliseconds since the epoch. */
export function startOfDay(timeZone: string, day: Day): number {
  const key = `${timeZone}|${day}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const start = midnightIn(timeZone, utcOf(day));
  starts.set(key, start);
  return start;
}
