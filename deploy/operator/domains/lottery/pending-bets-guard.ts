import type { LotteryNeeds } from './needs.ts';

/** An account with a bet that waits for its draw or for its refund, or a chase that goes on, cannot be closed. */
export function guardPendingBets({ db, closingGuards }: LotteryNeeds): void {
  closingGuards.push(async (_merchant, member) => {
    const rows = await db.query(
      `select 1 from lottery_bet where member_id = $1 and status = 'pending'
       union all select 1 from lottery_void_issue v join lottery_bet b on b.merchant = v.merchant and b.game = v.game and b.issue = v.issue
         where v.refunded_at is null and b.member_id = $1 and b.status in ('won', 'lost', 'tie')
       union all select 1 from lottery_chase where member_id = $1 and status = 'running' limit 1`,
      [member.id],
    );
    return rows.length > 0 ? 'bets' : null;
  });
}
