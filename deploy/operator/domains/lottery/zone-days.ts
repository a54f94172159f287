import { addDays, dayStart, isDay as isCalendarDay, dayOf as shownDayOf } from '@tessera/shared/format';

/** A day of the calendar as `YYYYMMDD`, the way issue numbers write it. */
export type Day = string;

const compact = (day: string): Day => day.replaceAll('-', '');
const dashed = (day: Day): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

export const dayOf = (timeZone: string, atMs: number): Day => compact(shownDayOf(atMs, timeZone));

export const dayAfter = (day: Day, days: number): Day => compact(addDays(dashed(day), days));

export const isDay = (day: Day): boolean => isCalendarDay(dashed(day));

const starts = new Map<string, number>();

/** Midnight in the zone, in milliseconds since the epoch; cached, as every issue of a day begins with it. */
export function startOfDay(timeZone: string, day: Day): number {
  const key = `${timeZone}|${day}`;
  const cached = starts.get(key) ?? dayStart(dashed(day), timeZone);
  starts.set(key, cached);
  return cached;
}
