import type { LotteryNeeds } from '../needs.ts';
import { endChase } from './end-chase.ts';

/** Whoever takes a break, or is excluded, gets the money of coming issues back at once; bets that are placed stay. */
export function endChasesAtBreaks(context: LotteryNeeds): void {
  context.hooks.afterBreak.push(async (memberId) => {
    const running = await context.db.query<{ id: number }>(
      "select id from lottery_chase where member_id = $1 and status = 'running' order by id",
      [memberId],
    );
    for (const { id } of running) await endChase(context, id, 'stopped', 'stake.excluded');
  });
}
