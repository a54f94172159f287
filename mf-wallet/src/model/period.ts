import { addDays, type Day, dayOf, isDay } from '@tessera/shared/format';

export const recordPeriods = ['today', '7', '30', 'year', 'custom'] as const;
export type RecordPeriod = (typeof recordPeriods)[number];

/** Days of a record: both ends included; they follow the period unless it is `custom`. */
export interface Period {
  readonly period: RecordPeriod;
  readonly from: Day;
  readonly to: Day;
}

/** No record begins before it. */
export const earliestDay: Day = '2000-01-01';

const daysBack = { today: 0, '7': 6, '30': 29, year: 364 } as const;

/** The days of a period that ends today. */
function periodDays(period: keyof typeof daysBack, today: Day): Pick<Period, 'from' | 'to'> {
  return { from: addDays(today, -daysBack[period]), to: today };
}

/** Reads the period from an address; whatever is missing or makes no sense falls back to the usual one. */
export function readPeriod(
  params: URLSearchParams,
  nowMs: number,
  timeZone: string,
  usual: keyof typeof daysBack = '7',
): Period {
  const today = dayOf(nowMs, timeZone);
  const period = recordPeriods.find((known) => known === params.get('period')) ?? usual;
  if (period !== 'custom') return { period, ...periodDays(period, today) };
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const isPeriod = isDay(from) && isDay(to) && earliestDay <= from && from <= to && to <= today;
  return { period, ...(isPeriod ? { from, to } : periodDays('30', today)) };
}

/** Writes the period into an address; the usual one is left out. */
export function writePeriod(
  params: URLSearchParams,
  { period, from, to }: Period,
  usual: keyof typeof daysBack = '7',
): void {
  if (period !== usual) params.set('period', period);
  if (period !== 'custom') return;
  params.set('from', from);
  params.set('to', to);
}
