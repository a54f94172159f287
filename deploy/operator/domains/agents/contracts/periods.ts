import { addDays, dayOf, dayStart, offsetAt } from '@tessera/shared/format';
import type { ContractKind, DividendPeriod } from '@tessera/shared/wire/agent';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';

/** How often a contract is billed. */
export interface Rhythm {
  readonly kind: ContractKind;
  readonly terms: { readonly period: DividendPeriod | null };
}

/** Every five minutes (specification §9). */
const realTimeMs = 5 * minuteMs;

const firstOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

function dayAfterPeriod(period: DividendPeriod, day: string): string {
  switch (period) {
    case 'daily':
      return addDays(day, 1);
    case 'weekly': {
      // Weeks begin on Monday.
      const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
      return addDays(day, 7 - weekday);
    }
    case 'semimonthly':
      return day.slice(8) < '16' ? `${day.slice(0, 7)}-16` : firstOfNextMonth(day);
    case 'monthly':
      return firstOfNextMonth(day);
  }
}

/**
 * The first edge between two periods after a moment, by the merchant's calendar. A moment on an edge belongs to the period
 * that begins there.
 */
export function nextEdge({ kind, terms }: Rhythm, ms: number, timeZone: string): number {
  if (kind === 'realTime') return (Math.floor(ms / realTimeMs) + 1) * realTimeMs;
  if (kind === 'hourly') {
    // Some time zones are half an hour off.
    const offset = offsetAt(ms, timeZone);
    return (Math.floor((ms + offset) / hourMs) + 1) * hourMs - offset;
  }
  const period = kind === 'daily' ? 'daily' : (terms.period ?? 'daily');
  return dayStart(dayAfterPeriod(period, dayOf(ms, timeZone)), timeZone);
}
