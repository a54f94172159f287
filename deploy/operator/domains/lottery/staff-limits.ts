import { Refusal } from '../../platform/http/refusal.ts';
import type { Merchant } from '../merchants/index.ts';
import { gamesOf } from './game-store.ts';
import type { LotteryNeeds } from './needs.ts';

/** What a member's bets may be at most on one issue of a game, and on one number of a play in it; in minor units. */
export interface GameLimits {
  readonly gameCode: string;
  readonly maxStakeMinor: number;
  readonly maxPayoutMinor: number;
  /** Null: no such limit. */
  readonly maxNumberStakeMinor: number | null;
}

type Needs = Pick<LotteryNeeds, 'db' | 'merchants'>;

/** The limits of a merchant's games in their order, also while its lottery is switched off. */
export async function gameLimitsOf(needs: Needs, merchant: Merchant): Promise<GameLimits[]> {
  const games = await gamesOf(needs, merchant, { evenIfOff: true });
  return games.map(({ code: gameCode, maxStakeMinor, maxPayoutMinor, maxNumberStakeMinor }) => ({
    gameCode,
    maxStakeMinor,
    maxPayoutMinor,
    maxNumberStakeMinor,
  }));
}

/** Changes limits for bets from now on; games that are not named keep theirs. Refuses 404 `merchant.game.unknown` with `{gameCode}`. */
export async function setGameLimits(
  { db }: Pick<Needs, 'db'>,
  { code }: Merchant,
  limits: readonly GameLimits[],
): Promise<void> {
  const changed = await db.query<{ code: string }>(
    `update lottery_game g set max_stake_minor = l."maxStakeMinor", max_payout_minor = l."maxPayoutMinor",
            max_number_stake_minor = l."maxNumberStakeMinor"
     from jsonb_to_recordset($2::jsonb)
       as l ("gameCode" text, "maxStakeMinor" bigint, "maxPayoutMinor" bigint, "maxNumberStakeMinor" bigint)
     where g.merchant = $1 and g.code = l."gameCode" returning g.code`,
    [code, JSON.stringify(limits)],
  );
  const unknown = limits.find(({ gameCode }) => !changed.some((game) => game.code === gameCode));
  if (unknown) throw new Refusal(404, 'merchant.game.unknown', { gameCode: unknown.gameCode });
}
