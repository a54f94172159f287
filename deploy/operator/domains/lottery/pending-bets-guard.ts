import type { LotteryNeeds } from './needs.ts';

/** An account with a bet that waits for its draw cannot be closed. */
export function guardPendingBets({ db, closingGuards }: LotteryNeeds): void {
  closingGuards.push(async (_merchant, member) => {
    const rows = await db.query("select 1 from lottery_bet where member_id = $1 and status = 'pending' limit 1", [
      member.id,
    ]);
    return rows.length > 0 ? 'bets' : null;
  });
}
