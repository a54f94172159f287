const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

const letters: Readonly<Record<string, Intl.DateTimeFormatPartTypes>> = {
  y: 'year',
  M: 'month',
  d: 'day',
  h: 'hour',
  m: 'minute',
  s: 'second',
};

/**
 * Formats a time by a pattern of y, M, d, h, m and s (`yyyy-MM-dd hh:mm:ss`); a doubled letter pads to two digits.
 * `hh` is 00 to 23 in the given time zone (the merchant's); other characters are unchanged.
 */
export function formatDate(pattern: string, ms: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(ms);
  return pattern.replace(/y+|M+|d+|h+|m+|s+/g, (run) => {
    const type = letters[run.charAt(0)];
    const value = String(Number(parts.find((part) => part.type === type)?.value));
    if (type === 'year') return run.length === 2 ? value.slice(-2) : value;
    return run.length > 1 ? value.padStart(2, '0') : value;
  });
}

/** A day of the merchant's calendar, `2026-11-21`. */
export type Day = string;

/** 24 hours, in milliseconds. */
export const dayMs = 86_400_000;
const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is an existing day; `2026-02-30` is not. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(utcOf(text)) &&
  new Date(utcOf(text)).toISOString().startsWith(text);

/** The day of a time in a zone. */
export const dayOf = (ms: number, timeZone: string): Day => formatDate('yyyy-MM-dd', ms, timeZone);

/** The day that many days later, or earlier if negative. */
export const addDays = (day: Day, count: number): Day =>
  new Date(utcOf(day) + count * dayMs).toISOString().slice(0, 10);

/** How far the zone's clock is ahead of UTC at that time, in milliseconds. */
export function offsetAt(ms: number, timeZone: string): number {
  const whole = Math.floor(ms / 1000) * 1000;
  return Date.parse(`${formatDate('yyyy-MM-ddThh:mm:ss', whole, timeZone)}Z`) - whole;
}

/** The time at which a day starts in a zone; where clocks change at midnight, the first moment of the day. */
export function dayStart(day: Day, timeZone: string): number {
  const wall = utcOf(day);
  const offsets = [offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)] as const;
  const [earlier, later] = [wall - Math.max(...offsets), wall - Math.min(...offsets)];
  return earlier === later || dayOf(earlier, timeZone) === day ? earlier : later;
}

/** From the start of one day (inclusive) to the end of another (exclusive). */
export function daysRange(from: Day, to: Day, timeZone: string): { readonly fromMs: number; readonly toMs: number } {
  return { fromMs: dayStart(from, timeZone), toMs: dayStart(addDays(to, 1), timeZone) };
}

/** A zone as shown beside a time: `GMT+7`. */
export function zoneName(timeZone: string, atMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(atMs);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The day of the week at that time in the zone, in the language: `Saturday`. */
export function formatWeekday(ms: number, timeZone: string, language: string): string {
  return new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' }).format(ms);
}

/** Time left as `m:ss`, or `h:mm:ss` from an hour up; a started second counts as whole, never below zero. */
export function formatTimeLeft(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`;
}
