import { addDays, dayOf, dayStart } from '@tessera/shared/format';
import { longestPeriodDays, type PeriodName } from '@tessera/shared/wire/agent';
import { hourMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

export interface PeriodRequest {
  readonly period: PeriodName;
  readonly from?: string;
  readonly to?: string;
}

export interface Span {
  readonly fromMs: number;
  /** Exclusive. */
  readonly toMs: number;
}

/** Days of the merchant, both inclusive; none when the first is later than the last. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The first part of a day. */
export interface DayPart {
  readonly day: string;
  readonly fromMs: number;
  /** The last beginning of an hour before its end. */
  readonly hourMs: number;
  readonly untilMs: number;
}

export interface Period {
  readonly current: Span;
  /** Those of the current period; its last day has begun, and nothing has happened after now. */
  readonly days: Days;
  /** As many days before, up to the same time of day when the period is still running. */
  readonly previous: Span;
  /** The whole days of the previous period, and the part of its last day if that is not whole. */
  readonly previousDays: Days;
  readonly previousPart: DayPart | null;
  readonly bucket: 'hour' | 'day';
  /** Start of every hour or day of the period, and of the one before. */
  readonly places: readonly number[];
  readonly previousPlaces: readonly number[];
  /** End of the last place of the period before, whatever the time is now. */
  readonly previousEndMs: number;
}

/** The days from one to another, both inclusive. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Starts of the hours of a day: 24, but where clocks change. */
export function hoursOf(day: string, timeZone: string): number[] {
  const end = dayStart(addDays(day, 1), timeZone);
  const hours: number[] = [];
  for (let at = dayStart(day, timeZone); at < end; at += hourMs) hours.push(at);
  return hours;
}

const lengths: Readonly<Record<Exclude<PeriodName, 'custom'>, number>> = { today: 1, '7d': 7, '30d': 30 };

function daysOf(request: PeriodRequest, today: string): readonly string[] {
  if (request.period !== 'custom') return daysBetween(addDays(today, 1 - lengths[request.period]), today);
  const { from, to } = request;
  if (!from || !to || from > to || to > today || addDays(from, longestPeriodDays - 1) < to) {
    throw new Refusal(400, 'agent.period.invalid');
  }
  return daysBetween(from, to);
}

/** The requested days on the merchant's calendar, and the period they are compared with. */
export function periodOf(request: PeriodRequest, nowMs: number, timeZone: string): Period {
  const today = dayOf(nowMs, timeZone);
  const days = daysOf(request, today);
  const previousDays = days.map((day) => addDays(day, -days.length));
  const first = days[0] as string;
  const last = days[days.length - 1] as string;
  const startOf = (day: string) => dayStart(day, timeZone);
  const fromMs = startOf(first);
  const previousFromMs = startOf(previousDays[0] as string);
  const isRunning = last === today;
  const previousLast = previousDays[previousDays.length - 1] as string;
  const sameTimeBefore = startOf(previousLast) + (nowMs - startOf(today));
  const previousToMs = isRunning ? Math.min(sameTimeBefore, fromMs) : fromMs;
  const hours = hoursOf(previousLast, timeZone);
  const previousPart =
    previousToMs === fromMs
      ? null
      : {
          day: previousLast,
          fromMs: startOf(previousLast),
          hourMs: hours.findLast((at) => at <= previousToMs) ?? startOf(previousLast),
          untilMs: previousToMs,
        };
  const placesOf = (of: readonly string[]) =>
    of.length === 1 ? hoursOf(of[0] as string, timeZone) : of.map((day) => startOf(day));
  return {
    current: { fromMs, toMs: isRunning ? nowMs : startOf(addDays(last, 1)) },
    days: { from: first, to: last },
    previous: { fromMs: previousFromMs, toMs: previousToMs },
    previousDays: { from: previousDays[0] as string, to: previousPart ? addDays(previousLast, -1) : previousLast },
    previousPart,
    bucket: days.length === 1 ? 'hour' : 'day',
    places: placesOf(days),
    previousPlaces: placesOf(previousDays),
    previousEndMs: fromMs,
  };
}
