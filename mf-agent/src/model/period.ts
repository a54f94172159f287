import { addDays, type Day, isDay } from '@tessera/shared/format';
import { longestPeriodDays, type PeriodName, periodNames } from '@tessera/shared/wire/agent';

/** What the calls are asked with. */
export interface PeriodRequest {
  readonly period: PeriodName;
  readonly from?: Day;
  readonly to?: Day;
}

/** No team began before it. */
export const earliestDay: Day = '2000-01-01';
const isOurs = (text: string): boolean => isDay(text) && text >= earliestDay;

/** The period an address names; 30 days when it names none that can be. */
export function readPeriod(params: URLSearchParams, today: string): PeriodRequest {
  const period = periodNames.find((name) => name === params.get('period')) ?? '30d';
  if (period !== 'custom') return { period };
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  return isOurs(from) && isOurs(to) ? customPeriod(from, to, today, 'to') : { period: '30d' };
}

const earlierOf = (one: string, other: string) => (one < other ? one : other);
const laterOf = (one: string, other: string) => (one > other ? one : other);

/** Two days as a period the operator takes: in order, not ahead of today, not too long. The day just chosen stands. */
export function customPeriod(from: string, to: string, today: string, chosen: 'from' | 'to'): PeriodRequest {
  const [first, last] = [earlierOf(from, today), earlierOf(to, today)];
  if (chosen === 'from') {
    const furthest = earlierOf(addDays(first, longestPeriodDays - 1), today);
    return { period: 'custom', from: first, to: laterOf(first, earlierOf(last, furthest)) };
  }
  const earliest = addDays(last, 1 - longestPeriodDays);
  return { period: 'custom', from: earlierOf(last, laterOf(first, earliest)), to: last };
}

/** An address that names the period; the rest stays. */
export function withPeriod(params: URLSearchParams, { period, from, to }: PeriodRequest): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['period', 'from', 'to']) next.delete(key);
  next.set('period', period);
  if (from && to) {
    next.set('from', from);
    next.set('to', to);
  }
  return next;
}

/** An address with another period, of which the first page is shown. */
export function writePeriod(params: URLSearchParams, period: PeriodRequest): URLSearchParams {
  const next = withPeriod(params, period);
  next.delete('page');
  return next;
}

/** The query of a link to another page of the centre; it names its period even where that is the usual one. */
export function listQuery({ period, from, to }: PeriodRequest, filter: Readonly<Record<string, string>> = {}): string {
  return new URLSearchParams({ period, ...(from && to ? { from, to } : {}), ...filter }).toString();
}

/** A first custom period: the last two weeks. */
export const suggestedPeriod = (today: string): PeriodRequest => ({
  period: 'custom',
  from: addDays(today, -13),
  to: today,
});
