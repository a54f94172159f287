import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CashierNeeds } from '../needs.ts';
import { settlePayment } from './part-store.ts';

type ReceiptNeeds = Pick<CashierNeeds, 'db' | 'clock' | 'inbox'>;

const everyMs = 1000;
const batch = 100;

/** Payments that were not answered in time count as received; their players may still dispute them for a while. */
export async function receiveOverdue(context: ReceiptNeeds): Promise<void> {
  const { db, clock } = context;
  for (;;) {
    const due = await db.query<{ id: number }>(
      `select id from withdrawal_part where status = 'sent' and confirm_by <= $1 order by confirm_by, id limit $2`,
      [clock.now(), batch],
    );
    for (const { id } of due) {
      await db.transaction(async () => {
        // Locked in the order of every step: the withdrawal, then its part. Somebody may have been faster.
        await db.query(
          'select 1 from withdrawal w join withdrawal_part p on p.withdrawal_id = w.id where p.id = $1 for update of w',
          [id],
        );
        const waiting = await db.query(`select 1 from withdrawal_part where id = $1 and status = 'sent'`, [id]);
        if (waiting.length > 0) await settlePayment(context, id, { to: 'received', by: 'time', actor: 'time' });
      });
    }
    if (due.length < batch) return;
  }
}

export const receiptJob = (context: ReceiptNeeds): Job => ({
  name: 'wallet.receipts',
  everyMs,
  run: () => receiveOverdue(context),
});
