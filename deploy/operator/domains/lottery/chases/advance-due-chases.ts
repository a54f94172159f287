import { forEachPageIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { LotteryNeeds } from '../needs.ts';
import { advanceChase } from './advance-chase.ts';

const batch = 500;

/**
 * Chases with something to do: an issue that has opened or closed, a result to stop on, bets that were the last ones, or a
 * merchant without lottery. A chase that waits for the result of its last issue is none, until the next one has closed; nor is
 * one of a merchant under maintenance ($5), where nothing can be bet.
 */
const dueSql = `
  select c.id, c.member_id as "memberId" from lottery_chase c
  where c.status = 'running' and c.id > $3
    and (c.merchant = any($2::text[])
      or case when exists (select 1 from lottery_bet b where b.chase_id = c.id and b.status = 'pending')
        then exists (select 1 from lottery_chase_issue i where i.chase_id = c.id and i.status = 'waiting'
                     and case when c.stops_on_win or c.merchant = any($5::text[]) then i.closes_at else i.opens_at end <= $1)
          or c.stops_on_win and exists (select 1 from lottery_bet b where b.chase_id = c.id and b.status = 'won')
        else exists (select 1 from lottery_chase_issue i where i.chase_id = c.id and i.status = 'waiting'
                     and case when c.merchant = any($5::text[]) then i.closes_at else i.opens_at end <= $1)
          or not exists (select 1 from lottery_chase_issue i where i.chase_id = c.id and i.status = 'waiting')
          or c.stops_on_win and exists (select 1 from lottery_bet b where b.chase_id = c.id and b.status = 'won')
      end)
  order by c.id limit $4`;

/** Takes every chase that is due one step further, each in a transaction of its own. */
export async function advanceDueChases(context: LotteryNeeds, now: Date): Promise<void> {
  const { db, log, merchants } = context;
  const codesOf = (isMeant: (merchant: Merchant) => boolean) =>
    merchants
      .all()
      .filter(isMeant)
      .map(({ code }) => code);
  const closed = codesOf((merchant) => !merchants.isOn(merchant, 'MF_LOTTERY'));
  const maintained = codesOf(({ systemStatus }) => systemStatus === 1);
  await forEachPageIsolated(
    log,
    {
      size: batch,
      next: (afterId) => db.query<{ id: number; memberId: number }>(dueSql, [now, closed, afterId, batch, maintained]),
    },
    ({ id, memberId }) => advanceChase(context, id, memberId),
  );
}
