import { type GameKind, priceListId } from '@tessera/shared/lottery';
import { Refusal } from '../../platform/http/refusal.ts';
import { localized } from '../../platform/localized.ts';
import type { Merchant } from '../merchants/index.ts';
import type { LotteryNeeds } from './needs.ts';
import type { Schedule } from './schedule.ts';

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

export interface LotteryGame {
  readonly merchant: string;
  readonly code: string;
  readonly kind: GameKind;
  readonly names: { readonly EN: string } & Readonly<Record<string, string>>;
  readonly defaultPlay: string;
  readonly prizeMode: PrizeMode;
  readonly unitsMinor: readonly number[];
  readonly maxMultiple: number;
  readonly maxStakeMinor: number;
  readonly maxPayoutMinor: number;
  readonly schedule: Schedule;
}

type GameRow = Omit<LotteryGame, 'schedule'> & { readonly periodMs: number; readonly closesBeforeMs: number };

/** The merchant's games in their order; none while lottery is switched off. Bets placed before that are settled all the same. */
export async function gamesOf(
  { db, merchants }: LotteryNeeds,
  merchant: Merchant,
  { evenIfOff = false }: { readonly evenIfOff?: boolean } = {},
): Promise<LotteryGame[]> {
  if (!evenIfOff && !merchants.isOn(merchant, 'MF_LOTTERY')) return [];
  const rows = await db.query<GameRow>(
    `select merchant, code, kind, names, default_play as "defaultPlay", prize_mode as "prizeMode",
            period_ms as "periodMs",
            closes_before_ms as "closesBeforeMs", to_jsonb(units_minor) as "unitsMinor", max_multiple as "maxMultiple",
            max_stake_minor as "maxStakeMinor", max_payout_minor as "maxPayoutMinor"
     from lottery_game where merchant = $1 order by position`,
    [merchant.code],
  );
  const { timeZone } = merchant.profile;
  return rows.map(({ periodMs, closesBeforeMs, ...game }) => ({
    ...game,
    schedule: { timeZone, periodMs, closesBeforeMs },
  }));
}

export async function gameOf(context: LotteryNeeds, merchant: Merchant, code: string): Promise<LotteryGame> {
  const game = (await gamesOf(context, merchant)).find((candidate) => candidate.code === code);
  if (!game) throw new Refusal(404, 'lottery.game.unknown');
  return game;
}

/** The games of a prize mode, however a client writes it. */
export const ofPrizeMode = (games: readonly LotteryGame[], prizeMode: string): LotteryGame[] =>
  games.filter((game) => game.prizeMode === prizeMode.toUpperCase());

/** A game in the shape of the wire. */
export function wireGame(game: LotteryGame, language: string) {
  return {
    code: game.code,
    kind: game.kind,
    name: localized(game.names, language),
    defaultPlayType: game.defaultPlay,
    periodMs: game.schedule.periodMs,
    closesBeforeMs: game.schedule.closesBeforeMs,
    units: [...game.unitsMinor],
    maxMultiple: game.maxMultiple,
    maxStake: game.maxStakeMinor,
    maxPayout: game.maxPayoutMinor,
    priceList: priceListId,
  };
}
