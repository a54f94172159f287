import type { Job } from '../../platform/jobs/jobs.ts';
import { bankName } from './banks.ts';
import type { CashierNeeds } from './needs.ts';
import { advanceWithdrawal, readWithdrawals } from './withdrawal-store.ts';

/** What a step to the bank takes. */
type PayoutNeeds = Pick<CashierNeeds, 'db' | 'clock' | 'outbox' | 'merchants' | 'inbox'>;

const everyMs = 1000;
const batch = 100;

/** Moves a requested withdrawal to the review queue. The sandbox has no screening that could take longer. */
async function moveToReview(context: PayoutNeeds): Promise<void> {
  const requested = await readWithdrawals(context, "w.status = 'requested' order by w.id limit $1", [batch]);
  for (const { id } of requested) await advanceWithdrawal(context, id, 'requested', 'pending_review');
}

/** Sends an approved withdrawal to the bank: transfer and status change are one transaction. */
async function submit(context: PayoutNeeds): Promise<void> {
  const { db, outbox, merchants } = context;
  const approved = await readWithdrawals(context, "w.status = 'approved' order by w.id limit $1", [batch]);
  for (const row of approved) {
    await db.transaction(async () => {
      if (!(await advanceWithdrawal(context, row.id, 'approved', 'submitted'))) return;
      await outbox.transfer({
        merchant: row.merchant,
        key: `withdrawal:${row.id}`,
        bankName: bankName(row.bankCode, 'EN'),
        accountNumber: row.accountNumber,
        holder: row.accountHolder,
        amountMinor: row.amountMinor,
        currency: merchants.byCode(row.merchant)?.currency.code ?? '',
      });
    });
  }
}

/** The automatic steps: into the review queue, and out to the bank. Also continues what a crash interrupted. */
export async function advancePayouts(context: PayoutNeeds): Promise<void> {
  await moveToReview(context);
  await submit(context);
}

export const payoutJob = (context: PayoutNeeds): Job => ({
  name: 'wallet.payouts',
  everyMs,
  run: () => advancePayouts(context),
});
