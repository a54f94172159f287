import { getStuckBets, returnStuckBet, settleStuckBet } from '@tessera/shared/wire/console';
import { noteDeed } from '../../back-office/console-log.ts';
import { consoleOf } from '../../back-office/module.ts';
import type { OperatorContext } from '../../context.ts';
import { one } from '../../platform/database/database.ts';
import { lotteryCall } from './lottery-call.ts';
import { settleDue } from './settlement.ts';

interface StuckRow {
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

/** The console's list of bets that could not be settled, and the two ways out: settle again, or give the stake back. */
export function answerStuckBets(context: OperatorContext): void {
  const { db, clock, merchants } = context;
  const routes = consoleOf(context);

  routes.handle(getStuckBets, async ({ request: { page, pageSize, merchant } }) => {
    const rows = await db.query<StuckRow>(
      `select b.id, b.merchant, m.username, b.game, b.issue, b.play, b.stake_minor as "stakeMinor", b.stuck_at as "stuckAt",
              b.stuck_reason as reason, count(*) over () as total
       from lottery_bet b join member m on m.id = b.member_id
       where b.status = 'pending' and b.stuck_at is not null and ($1::text is null or b.merchant = $1)
       order by b.id limit $2 offset $3`,
      [merchant ?? null, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        merchant: row.merchant,
        username: row.username,
        gameCode: row.game,
        issue: row.issue,
        playCode: row.play,
        money: { amountMinor: row.stakeMinor, currency: merchants.byCode(row.merchant)?.currency.code ?? '' },
        stuckAtMs: row.stuckAt.getTime(),
        reason: row.reason,
      })),
    };
  });

  routes.handle(settleStuckBet, async ({ request: { id }, operator }) => {
    const freed = await db.query(
      `update lottery_bet set stuck_at = null, stuck_reason = null
       where id = $1 and status = 'pending' and stuck_at is not null returning id`,
      [Number(id)],
    );
    if (freed.length === 0) return { isChanged: false };
    await noteDeed(context, operator, 'lottery-bet.settle-again', { id });
    await settleDue(context, clock.now());
    return { isChanged: true };
  });

  routes.handle(returnStuckBet, async ({ request: { id }, operator }) => {
    const rows = await lotteryCall(() =>
      db.query<{ changed: boolean }>('select return_stuck_bet($1, $2) as changed', [Number(id), clock.now()]),
    );
    const { changed } = one(rows);
    if (changed) await noteDeed(context, operator, 'lottery-bet.returned', { id });
    return { isChanged: changed };
  });
}
