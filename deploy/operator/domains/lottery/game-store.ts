import type { GameKind, KindOdds, PrizeGroups } from '@tessera/shared/lottery';
import type { PrizeMode, VietnamRegion } from '@tessera/shared/wire/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized } from '../../platform/localized.ts';
import type { Merchant } from '../merchants/index.ts';
import type { LotteryNeeds } from './needs.ts';
import { priceListOf } from './price-lists.ts';
import { prizeGroupsOf } from './prize-groups.ts';
import { type CalendarSchedule, isCalendar, type Schedule } from './schedule.ts';

export interface LotteryGame {
  readonly merchant: string;
  readonly code: string;
  readonly kind: GameKind;
  readonly names: { readonly EN: string } & Readonly<Record<string, string>>;
  readonly defaultPlay: string;
  readonly prizeMode: PrizeMode;
  /** Of Vietnam; null for games of no country. */
  readonly region: VietnamRegion | null;
  readonly unitsMinor: readonly number[];
  readonly maxMultiple: number;
  readonly maxStakeMinor: number;
  readonly maxPayoutMinor: number;
  /** Of all bets of a member on one number of a play in an issue; null: none. */
  readonly maxNumberStakeMinor: number | null;
  /** Of one slip, all its games together; null: none. */
  readonly maxSlipStakeMinor: number | null;
  readonly prizeGroups: PrizeGroups;
  /** Names the odds of the merchant. */
  readonly priceList: string;
  /** Those of this kind that it has set itself. */
  readonly odds: KindOdds;
  readonly schedule: Schedule;
}

type GameRow = Omit<LotteryGame, 'schedule' | 'prizeGroups' | 'priceList' | 'odds' | 'maxSlipStakeMinor'> & {
  readonly closesBeforeMs: number;
} & (
    | { readonly periodMs: number; readonly drawingMs: number; readonly calendar: null }
    | { readonly periodMs: null; readonly drawingMs: 0; readonly calendar: Omit<CalendarSchedule, 'closesBeforeMs'> }
  );

/** The most that a slip may stake at a merchant; null: no such limit. */
export const maxSlipStakeOf = ({ profile }: Pick<Merchant, 'profile'>): number | null =>
  profile.maxSlipStakeMinor ?? null;

/** The merchant's games in their order; none while lottery is switched off. Bets placed before that are settled all the same. */
export async function gamesOf(
  { db, merchants }: Pick<LotteryNeeds, 'db' | 'merchants'>,
  merchant: Merchant,
  { evenIfOff = false }: { readonly evenIfOff?: boolean } = {},
): Promise<LotteryGame[]> {
  if (!evenIfOff && !merchants.isOn(merchant, 'MF_LOTTERY')) return [];
  const rows = await db.query<GameRow>(
    `select merchant, code, kind, names, default_play as "defaultPlay", prize_mode as "prizeMode",
            region, period_ms as "periodMs", drawing_ms as "drawingMs", calendar, closes_before_ms as "closesBeforeMs", to_jsonb(units_minor) as "unitsMinor", max_multiple as "maxMultiple",
            max_stake_minor as "maxStakeMinor", max_payout_minor as "maxPayoutMinor",
            max_number_stake_minor as "maxNumberStakeMinor"
     from lottery_game where merchant = $1 order by position`,
    [merchant.code],
  );
  const { timeZone } = merchant.profile;
  return rows.map(({ periodMs, drawingMs, calendar, closesBeforeMs, ...game }) => ({
    ...game,
    maxSlipStakeMinor: maxSlipStakeOf(merchant),
    prizeGroups: prizeGroupsOf(merchant, game.kind),
    priceList: priceListOf(merchant),
    odds: merchant.profile.odds?.[game.kind] ?? {},
    schedule: calendar ? { ...calendar, closesBeforeMs } : { timeZone, periodMs, drawingMs, closesBeforeMs },
  }));
}

/** Refuses 404 `lottery.game.unknown`. */
export async function gameOf(
  context: Pick<LotteryNeeds, 'db' | 'merchants'>,
  merchant: Merchant,
  code: string,
  how?: Parameters<typeof gamesOf>[2],
): Promise<LotteryGame> {
  const game = (await gamesOf(context, merchant, how)).find((candidate) => candidate.code === code);
  if (!game) throw new Refusal(404, 'lottery.game.unknown');
  return game;
}

/** The games of a prize mode, however a client writes it; those of Vietnam are of an area of their own. */
export const ofPrizeMode = (games: readonly LotteryGame[], prizeMode: string, area?: 'VN'): LotteryGame[] =>
  ofArea(games, area).filter((game) => game.prizeMode === prizeMode.toUpperCase());

/** The games of an area; without one those that belong to none. */
export const ofArea = (games: readonly LotteryGame[], area?: 'VN'): LotteryGame[] =>
  games.filter(({ region }) => (region !== null) === (area === 'VN'));

/** A game in the shape of the wire. */
export function wireGame(game: LotteryGame, language: string) {
  const { schedule } = game;
  return {
    code: game.code,
    kind: game.kind,
    name: localized(game.names, language),
    defaultPlayType: game.defaultPlay,
    region: game.region,
    periodMs: isCalendar(schedule) ? null : schedule.periodMs,
    calendar: isCalendar(schedule)
      ? {
          timeZone: schedule.timeZone,
          weekdays: [...schedule.weekdays],
          monthDays: [...(schedule.monthDays ?? [])],
          startsAt: schedule.startsAt,
        }
      : null,
    closesBeforeMs: schedule.closesBeforeMs,
    units: [...game.unitsMinor],
    maxMultiple: game.maxMultiple,
    maxStake: game.maxStakeMinor,
    maxPayout: game.maxPayoutMinor,
    maxNumberStake: game.maxNumberStakeMinor,
    maxSlipStake: game.maxSlipStakeMinor,
    priceList: game.priceList,
    odds: game.odds,
    prizeGroups: game.prizeGroups,
  };
}
