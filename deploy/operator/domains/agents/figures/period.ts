import { longestPeriodDays, type PeriodName } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import { addDays, dayOf, daysBetween, hoursOf, startOfDay } from './merchant-days.ts';

export interface PeriodWish {
  readonly period: PeriodName;
  readonly from?: string;
  readonly to?: string;
}

export interface Span {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

export interface Period {
  readonly current: Span;
  /** As many days before, up to the same time of day when the period is still running. */
  readonly previous: Span;
  readonly bucket: 'hour' | 'day';
  /** Start of every hour or day of the period, and of the one before. */
  readonly places: readonly number[];
  readonly previousPlaces: readonly number[];
  /** End of the last place of the period before, whatever the time is now. */
  readonly previousEndMs: number;
}

const lengths: Readonly<Record<Exclude<PeriodName, 'custom'>, number>> = { today: 1, '7d': 7, '30d': 30 };

function daysOf(wish: PeriodWish, today: string): readonly string[] {
  if (wish.period !== 'custom') return daysBetween(addDays(today, 1 - lengths[wish.period]), today);
  const { from, to } = wish;
  if (!from || !to || from > to || to > today || addDays(from, longestPeriodDays - 1) < to) {
    throw new Refusal(400, 'agent.period.invalid');
  }
  return daysBetween(from, to);
}

/** The days that are asked for on the merchant's calendar, and the stretch they are compared with. */
export function periodOf(wish: PeriodWish, nowMs: number, timeZone: string): Period {
  const today = dayOf(nowMs, timeZone);
  const days = daysOf(wish, today);
  const previousDays = days.map((day) => addDays(day, -days.length));
  const first = days[0] as string;
  const last = days[days.length - 1] as string;
  const startOf = (day: string) => startOfDay(day, timeZone);
  const fromMs = startOf(first);
  const previousFromMs = startOf(previousDays[0] as string);
  const isRunning = last === today;
  const sameTimeBefore = startOf(previousDays[previousDays.length - 1] as string) + (nowMs - startOf(today));
  const placesOf = (of: readonly string[]) =>
    of.length === 1 ? hoursOf(of[0] as string, timeZone) : of.map((day) => startOf(day));
  return {
    current: { fromMs, toMs: isRunning ? nowMs : startOf(addDays(last, 1)) },
    previous: { fromMs: previousFromMs, toMs: isRunning ? Math.min(sameTimeBefore, fromMs) : fromMs },
    bucket: days.length === 1 ? 'hour' : 'day',
    places: placesOf(days),
    previousPlaces: placesOf(previousDays),
    previousEndMs: fromMs,
  };
}
