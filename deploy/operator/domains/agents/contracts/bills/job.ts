import { dayMs, minuteMs } from '../../../../platform/clock/durations.ts';
import { forEachIsolated } from '../../../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Merchant } from '../../../merchants/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { postExpiring } from './bill-messages.ts';
import { type Bill, findBills, isOpenBill } from './bill-store.ts';
import { issueBills } from './issue.ts';
import { payOpen } from './pay.ts';

const perRun = 500;
/** So many bills of one payer in a run: a payer without funds does not take the turn of the others. */
const perPayer = 50;
/** So long before a bill expires, both sides are notified. */
const warnBeforeMs = 3 * dayMs;

/** Pays what is paid by itself, the oldest period first; what found no money is tried again when there is some. */
async function payAutomatic(context: AgentsNeeds, merchant: Merchant, now: Date): Promise<void> {
  const { db, log, withMember } = context;
  const isPayable = `b.merchant = $1 and b.is_automatic and ${isOpenBill} and b.expires_at > $2
    and (b.status = 'issued' or exists (select 1 from ledger_account l
         where l.merchant = b.merchant and l.owner = 'player:' || b.payer_id and l.kind = 'player_cash' and l.balance_minor > 0))
    and not exists (select 1 from member m where m.id = b.agent_id and m.status = 'closed')`;
  const payers = await db.query<{ id: number }>(
    `select distinct b.payer_id as id from agent_bill b where ${isPayable} order by 1`,
    [merchant.code, now],
  );
  await forEachIsolated(log, payers, async ({ id: payerId }) => {
    const bills = await findBills(
      db,
      `${isPayable} and b.payer_id = $3 order by b.period_from, b.id limit ${perPayer}`,
      [merchant.code, now, payerId],
    );
    for (const { id } of bills) await withMember(payerId, () => payOpen(context, merchant, id));
  });
}

/** Marks a bill as one whose expiry was announced, once. */
async function warn(context: AgentsNeeds, merchant: Merchant, bill: Bill): Promise<void> {
  const { db, clock } = context;
  const marked = await db.query(
    `update agent_bill b set warned_at = $2 where id = $1 and warned_at is null and ${isOpenBill} returning id`,
    [bill.id, clock.now()],
  );
  if (marked.length > 0) await postExpiring(context, merchant, bill);
}

/** Lets bills expire that were not paid in time, after both sides were notified. */
async function expire(context: AgentsNeeds, merchant: Merchant, now: Date): Promise<void> {
  const { db, log, withMember } = context;
  const soon = await findBills(
    db,
    `b.merchant = $1 and ${isOpenBill} and b.warned_at is null and b.expires_at <= $2 order by b.id limit ${perRun}`,
    [merchant.code, new Date(now.getTime() + warnBeforeMs)],
  );
  await forEachIsolated(log, soon, (bill) => withMember(bill.payerId, () => warn(context, merchant, bill)));
  const over = await findBills(
    db,
    `b.merchant = $1 and ${isOpenBill} and b.expires_at <= $2 order by b.id limit ${perRun}`,
    [merchant.code, now],
  );
  await forEachIsolated(log, over, ({ id, payerId }) =>
    withMember(payerId, () =>
      db.query(`update agent_bill b set status = 'expired' where id = $1 and ${isOpenBill} and expires_at <= $2`, [
        id,
        now,
      ]),
    ),
  );
}

/** Issues, pays and expires bills, each step by itself: whatever was cut off goes on at the next run. */
export function billsJob(context: AgentsNeeds): Job {
  return {
    name: 'agent.bills',
    everyMs: minuteMs,
    async run(now, signal) {
      const { merchants, log } = context;
      const withAgents = merchants.all().filter((one) => merchants.isOn(one, 'MF_AGENT'));
      await forEachIsolated(log, withAgents, async (merchant) => {
        await issueBills(context, merchant, now, signal);
        await payAutomatic(context, merchant, now);
        await expire(context, merchant, now);
      });
    },
  };
}
