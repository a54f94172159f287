import { formatDate } from './date.ts';

/** A day of the merchant's calendar, `2026-11-21`. */
export type Day = string;

const dayMs = 86_400_000;
const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that there is; `2026-02-30` is none. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utcOf(text)) &&
  new Date(utcOf(text)).toISOString().startsWith(text);

/** The day of a moment on a zone's calendar. */
export const dayOf = (ms: number, timeZone: string): Day => formatDate('yyyy-MM-dd', ms, timeZone);

/** The day so many days later, or earlier when negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(utcOf(day) + count * dayMs).toISOString().slice(0, 10);

/** How far the zone's clock is ahead of UTC at that moment. */
function offsetAt(ms: number, timeZone: string): number {
  const whole = Math.floor(ms / 1000) * 1000;
  return Date.parse(`${formatDate('yyyy-MM-ddThh:mm:ss', whole, timeZone)}Z`) - whole;
}

/** The moment a day begins in a zone; right across changes to summer time as well. */
export function dayStart(day: Day, timeZone: string): number {
  const wall = utcOf(day);
  const guess = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(guess, timeZone);
}

/** From the first moment of one day (inclusive) to the last of another (exclusive). */
export function daysRange(from: Day, to: Day, timeZone: string): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: dayStart(from, timeZone), toMs: dayStart(addDays(to, 1), timeZone) };
}
