import { addDays } from '@tessera/shared/format';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { VipNeeds } from '../needs.ts';
import { closeDay } from './close-day.ts';
import { firstOpenDay, lastOverDay } from './days.ts';
import { payCashback } from './pay.ts';

/** Closes every day that is over, in order, also after time was moved by several. */
async function closeDays(context: VipNeeds, merchant: Merchant, now: Date): Promise<void> {
  const last = lastOverDay(merchant, now);
  const first = await firstOpenDay(context, merchant, now);
  // Before the first closing there is nothing to pay for: the day before is noted as closed.
  if (first > last)
    await context.db.query(
      `insert into vip_cashback_day (merchant, day, closed_at) select $1, $2, $3
       where not exists (select 1 from vip_cashback_day where merchant = $1) on conflict do nothing`,
      [merchant.code, last, now],
    );
  for (let day = first; day <= last; day = addDays(day, 1)) await closeDay(context, merchant, day);
}

/** Credits what nobody has claimed in time, so that nothing is lost. */
async function creditUnclaimed(context: VipNeeds, now: Date): Promise<void> {
  const due = await context.db.query<{ id: number; memberId: number }>(
    `select c.id, c.member_id as "memberId" from vip_cashback c join member m on m.id = c.member_id
     where c.status = 'open' and c.claim_until <= $1 and m.status <> 'closed' order by c.id`,
    [now],
  );
  await forEachIsolated(context.log, due, ({ id, memberId }) => payCashback(context, memberId, id, 'credited'));
}

export const cashbackJob = (context: VipNeeds): Job => ({
  name: 'vip.cashback',
  everyMs: minuteMs,
  async run(now) {
    await forEachIsolated(context.log, context.merchants.all(), (merchant) => closeDays(context, merchant, now));
    await creditUnclaimed(context, now);
  },
});
