import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { decideDeposit } from '../deposit-store.ts';
import type { CashierNeeds } from '../needs.ts';

const batch = 100;

/** Ends deposits that nobody has paid in time; one whose payment has arrived waits for its decision. */
export const expireDepositsJob = (context: Pick<CashierNeeds, 'db' | 'clock' | 'hooks' | 'inbox' | 'log'>): Job => ({
  name: 'payments.expire',
  everyMs: 5_000,
  async run(now) {
    const due = await context.db.query<{ id: number }>(
      `select d.id from deposit d where d.status = 'pending' and d.pay_by < $1
         and not exists (select 1 from payment p where p.deposit_id = d.id and p.status in ('confirming', 'review'))
       order by d.id limit $2`,
      [now, batch],
    );
    await forEachIsolated(context.log, due, ({ id }) =>
      decideDeposit(context, id, 'rejected', 'system', 'deposit.expired'),
    );
  },
});
