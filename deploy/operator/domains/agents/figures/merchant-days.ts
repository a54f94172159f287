import { formatDate } from '@tessera/shared/format';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { midnightIn } from '../../../platform/clock/time-zone.ts';

/** The day on a merchant's calendar, `2026-11-21`. */
export const dayOf = (ms: number, timeZone: string): string => formatDate('yyyy-MM-dd', ms, timeZone);

/** When a day begins there; a day whose clocks change is an hour shorter or longer. */
export const startOfDay = (day: string, timeZone: string): number =>
  midnightIn(timeZone, Date.parse(`${day}T00:00:00Z`));

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Starts of the days from one to another, both inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Starts of the hours of a day: 24 but where clocks change. */
export function hoursOf(day: string, timeZone: string): number[] {
  const end = startOfDay(addDays(day, 1), timeZone);
  const hours: number[] = [];
  for (let at = startOfDay(day, timeZone); at < end; at += hourMs) hours.push(at);
  return hours;
}
