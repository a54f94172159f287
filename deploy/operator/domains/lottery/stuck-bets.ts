import { one } from '@tessera/database/database';
import { lotteryCall } from './lottery-call.ts';
import type { LotteryNeeds } from './needs.ts';

/** A bet that could not be settled, with the reason and how many there are in all. */
export interface StuckBet {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly game: string;
  readonly issue: string;
  readonly play: string;
  readonly stakeMinor: number;
  readonly stuckAt: Date;
  readonly reason: string;
  readonly total: number;
}

export interface StuckBetFilter {
  /** Of all merchants when undefined. */
  readonly merchant: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** Oldest first. */
export const readStuckBets = (
  { db }: Pick<LotteryNeeds, 'db'>,
  { merchant, page, pageSize }: StuckBetFilter,
): Promise<StuckBet[]> =>
  db.query<StuckBet>(
    `select b.id, b.merchant, m.username, b.game, b.issue, b.play, b.stake_minor as "stakeMinor", b.stuck_at as "stuckAt",
            b.stuck_reason as reason, count(*) over () as total
     from lottery_bet b join member m on m.id = b.member_id
     where b.status = 'pending' and b.stuck_at is not null and ($1::text is null or b.merchant = $1)
     order by b.id limit $2 offset $3`,
    [merchant ?? null, pageSize, (page - 1) * pageSize],
  );

/** Lets the next settlement try the bet again. Answers the bet's merchant; null when it is not stuck. */
export async function releaseStuckBet({ db }: Pick<LotteryNeeds, 'db'>, id: number): Promise<string | null> {
  const released = await db.query<{ merchant: string }>(
    `update lottery_bet set stuck_at = null, stuck_reason = null
     where id = $1 and status = 'pending' and stuck_at is not null returning merchant`,
    [id],
  );
  return released[0]?.merchant ?? null;
}

/** Returns the stake to the player. Answers the bet's merchant; null when it is not stuck. */
export async function returnStuckStake(
  { db, clock }: Pick<LotteryNeeds, 'db' | 'clock'>,
  id: number,
): Promise<string | null> {
  const rows = await lotteryCall(() =>
    db.query<{ merchant: string | null }>(
      'select case when return_stuck_bet($1, $2) then (select merchant from lottery_bet where id = $1) end as merchant',
      [id, clock.now()],
    ),
  );
  return one(rows).merchant;
}
