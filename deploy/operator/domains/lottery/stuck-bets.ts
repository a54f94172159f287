import { one } from '@tessera/database/database';
import type { LotteryGame } from './game-store.ts';
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

/**
 * Returns the stake to the player, with a message. Answers the bet's merchant; null when it is not stuck. Call it in a
 * transaction.
 */
export async function returnStuckStake(
  { db, clock, inbox }: Pick<LotteryNeeds, 'db' | 'clock' | 'inbox'>,
  id: number,
): Promise<string | null> {
  const { isReturned } = one(
    await lotteryCall(() =>
      db.query<{ isReturned: boolean }>('select return_stuck_bet($1, $2) as "isReturned"', [id, clock.now()]),
    ),
  );
  if (!isReturned) return null;
  const { merchant, memberId, issue, names, amountMinor } = one(
    await db.query<ReturnedBet>(
      `select b.merchant, b.member_id as "memberId", b.issue, g.names, b.stake_minor as "amountMinor"
       from lottery_bet b join lottery_game g on g.merchant = b.merchant and g.code = b.game where b.id = $1`,
      [id],
    ),
  );
  await inbox.post({
    ...{ merchant, memberId, topic: 'lottery.stake-returned', key: `lottery-returned:${id}` },
    facts: { reference: issue, names, amountMinor },
  });
  return merchant;
}

interface ReturnedBet {
  readonly merchant: string;
  readonly memberId: number;
  readonly issue: string;
  readonly names: LotteryGame['names'];
  readonly amountMinor: number;
}
