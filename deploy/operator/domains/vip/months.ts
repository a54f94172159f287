import { dayOf, dayStart } from '@tessera/shared/format';

/** The month of a time in a zone, as `YYYY-MM`. */
export const monthOf = (at: Date, timeZone: string): string => dayOf(at.getTime(), timeZone).slice(0, 7);

/** The month after `YYYY-MM`. */
export function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

/** The month before `YYYY-MM`. */
export function monthBefore(month: string): string {
  const last = new Date(`${month}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() - 1);
  return last.toISOString().slice(0, 7);
}

/** When a month begins in a zone. */
export const monthStart = (month: string, timeZone: string): Date => new Date(dayStart(`${month}-01`, timeZone));
