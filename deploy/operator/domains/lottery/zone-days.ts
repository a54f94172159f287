import { addDays, dayStart, isDay as isCalendarDay, offsetAt, dayOf as shownDayOf } from '@tessera/shared/format';

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

const moments = new Map<string, number>();

/** A time of a day by the clock of the zone, `18:15`, in milliseconds since the epoch; also where the clocks change that day. */
export function momentOf(timeZone: string, day: Day, time: string): number {
  const key = `${timeZone}|${day}|${time}`;
  const wall = Date.parse(`${dashed(day)}T${time}:00Z`);
  const cached = moments.get(key) ?? wall - offsetAt(wall - offsetAt(wall, timeZone), timeZone);
  moments.set(key, cached);
  return cached;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${dashed(day)}T00:00:00Z`).getUTCDay() || 7;

export const monthDayOf = (day: Day): number => Number(day.slice(6));
