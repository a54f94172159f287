import type { PrizeTableKind } from '@tessera/shared/lottery';
import type { VietnamRegion } from '@tessera/shared/wire/lottery';
import type { CalendarSchedule } from '../../domains/lottery/index.ts';
import { minuteMs } from '../../platform/clock/durations.ts';
import { central, centralMinute, north, northMinute, type Province, south, southMinute } from './vietnam-provinces.ts';

/** What a game of Vietnam has beside its name and its stakes. */
export interface VietnamGame extends Pick<Province, 'code' | 'names'> {
  readonly kind: PrizeTableKind;
  readonly region: VietnamRegion;
  readonly defaultPlay: string;
  readonly prizeMode: 'LOTT' | 'ZY';
  readonly closesBeforeMs: number;
  readonly calendar: Omit<CalendarSchedule, 'closesBeforeMs'> | null;
  readonly periodMs: number | null;
  /** From the first prize to the last, of a game without a calendar. */
  readonly drawingMs: number;
}

/** From the first prize to the last, as the halls of each region take (ADR 74). */
const drawings: Readonly<Record<VietnamRegion, Pick<CalendarSchedule, 'startsAt' | 'drawingMs'>>> = {
  north: { startsAt: '18:15', drawingMs: 15 * minuteMs },
  central: { startsAt: '17:15', drawingMs: 20 * minuteMs },
  south: { startsAt: '16:15', drawingMs: 20 * minuteMs },
};

const tables: Readonly<Record<VietnamRegion, PrizeTableKind>> = { north: 'VNN', central: 'VNS', south: 'VNS' };

const onCalendar =
  (region: VietnamRegion) =>
  ({ code, names, weekdays }: Province): VietnamGame => ({
    ...{ code, names, region, kind: tables[region], defaultPlay: 'lo2', prizeMode: 'LOTT' },
    closesBeforeMs: 5 * minuteMs,
    calendar: { timeZone: 'Asia/Ho_Chi_Minh', weekdays, ...drawings[region] },
    ...{ periodMs: null, drawingMs: 0 },
  });

const everyMinute = (region: VietnamRegion, { code, names }: Omit<Province, 'weekdays'>): VietnamGame => ({
  ...{ code, names, region, kind: tables[region], defaultPlay: 'lo2', prizeMode: 'ZY' },
  ...{ closesBeforeMs: 5000, calendar: null, periodMs: minuteMs, drawingMs: 15_000 },
});

/** All games of Vietnam: the provinces, each on its weekdays, and the forms of one minute. */
export const vietnamGames: readonly VietnamGame[] = [
  ...north.map(onCalendar('north')),
  ...south.map(onCalendar('south')),
  ...central.map(onCalendar('central')),
  everyMinute('north', northMinute),
  everyMinute('south', southMinute),
  everyMinute('central', centralMinute),
];
