import type { SeaKind } from '@tessera/shared/lottery';
import type { CalendarSchedule } from '../../domains/lottery/index.ts';
import { minuteMs } from '../../platform/clock/durations.ts';
import type { GameNames } from './game-names.ts';
import { named } from './named.ts';

/** What a game of the sea region has beside its stakes. */
export interface SeaGame {
  readonly code: string;
  readonly kind: SeaKind;
  readonly names: GameNames;
  readonly closesBeforeMs: number;
  readonly calendar: Omit<CalendarSchedule, 'closesBeforeMs'> | null;
  readonly periodMs: number | null;
}

const bangkok = 'Asia/Bangkok';
const daily = [1, 2, 3, 4, 5, 6, 7];

const hanoi = (code: string, startsAt: string, names: string): SeaGame => ({
  ...{ code, kind: 'HANOI', names: named(names), periodMs: null, closesBeforeMs: 15 * minuteMs },
  calendar: { timeZone: bangkok, weekdays: daily, startsAt, drawingMs: 5 * minuteMs },
});

/**
 * The lotteries that are played on in Thailand, with their usual days and hours. The government's draw is moved when its day is a
 * holiday; here it is always on the 1st and the 16th.
 */
export const seaGames: readonly SeaGame[] = [
  {
    ...{ code: 'THGOV', kind: 'THAI', periodMs: null, closesBeforeMs: 15 * minuteMs },
    names: named('태국 정부 복권|Thai government|Xổ số Thái|泰国政府彩票|タイ政府宝くじ|หวยรัฐบาลไทย'),
    calendar: { timeZone: bangkok, weekdays: [], monthDays: [1, 16], startsAt: '15:00', drawingMs: 60 * minuteMs },
  },
  {
    ...{ code: 'LAO', kind: 'LAO', periodMs: null, closesBeforeMs: 30 * minuteMs },
    names: named('라오스 복권|Lao lottery|Xổ số Lào|老挝彩票|ラオス宝くじ|หวยลาว'),
    calendar: { timeZone: bangkok, weekdays: [1, 3, 5], startsAt: '20:30', drawingMs: minuteMs },
  },
  hanoi('HNSP', '17:30', '하노이 특별|Hanoi special|Hà Nội đặc biệt|河内特别|ハノイ特別|ฮานอยพิเศษ'),
  hanoi('HN', '18:30', '하노이|Hanoi|Hà Nội|河内|ハノイ|ฮานอย'),
  hanoi('HNVIP', '19:30', '하노이 VIP|Hanoi VIP|Hà Nội VIP|河内VIP|ハノイVIP|ฮานอย VIP'),
  {
    ...{ code: 'MY4D', kind: 'MALAY', periodMs: null, closesBeforeMs: 30 * minuteMs },
    names: named('말레이시아 4D|Malaysia 4D|Malaysia 4D|马来西亚4D|マレーシア4D|หวยมาเลย์'),
    calendar: { timeZone: 'Asia/Kuala_Lumpur', weekdays: [3, 6, 7], startsAt: '19:00', drawingMs: 30 * minuteMs },
  },
  {
    ...{ code: 'TH15M', kind: 'THAI', calendar: null, periodMs: 15 * minuteMs, closesBeforeMs: 10_000 },
    names: named('태국식 15분|Thai style 15 min|Kiểu Thái 15 phút|泰式15分|タイ式 15分|หวยไทย 15 นาที'),
  },
];
