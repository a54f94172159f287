import { formatDate } from '@tessera/shared/format';
import { dayMs, hourMs, minuteMs } from '../clock/durations.ts';

/** A day of the calendar as `YYYYMMDD`. */
export type Day = string;

export const dayOf = (timeZone: string, atMs: number): Day => formatDate('yyyyMMdd', atMs, timeZone);

function utcOf(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6, 8)));
}

export const dayAfter = (day: Day, days: number): Day => dayOf('UTC', utcOf(day) + days * dayMs);

export const isDay = (day: Day): boolean => dayOf('UTC', utcOf(day)) === day;

/** How far the zone's clock is ahead of UTC. */
function offsetMs(timeZone: string, atMs: number): number {
  const [date = '', hours, minutes, seconds] = formatDate('yyyyMMdd-hh-mm-ss', atMs, timeZone).split('-');
  return (
    utcOf(date) +
    Number(hours) * hourMs +
    Number(minutes) * minuteMs +
    Number(seconds) * 1000 -
    Math.floor(atMs / 1000) * 1000
  );
}

const starts = new Map<string, number>();

/** Midnight in the zone, in milliseconds since the epoch. */
export function startOfDay(timeZone: string, day: Day): number {
  const key = `${timeZone}|${day}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const guess = utcOf(day);
  // The offset at midnight may differ from the one at the guess: the clocks change on some days.
  const start = guess - offsetMs(timeZone, guess - offsetMs(timeZone, guess));
  starts.set(key, start);
  return start;
}
