import type { OperatorModule } from '../../platform/module.ts';
import { answerAccountRecord } from './account-record.ts';
import { answerBalance } from './balance.ts';
import { answerDeposits } from './deposits.ts';
import type { CashierNeeds } from './needs.ts';
import { payoutJob } from './payouts.ts';
import { purgeProofsJob } from './receipts/proofs.ts';
import { receiptJob } from './receipts/receipt-job.ts';
import { answerReceipts } from './receipts/receipts.ts';
import { guardOpenRequests } from './requests/open-requests-guard.ts';
import { purgeAbandonedJob } from './requests/request-outcome.ts';
import { answerUplineTransfers } from './upline-transfers.ts';
import { answerWithdrawals } from './withdrawals.ts';

export const cashierModule: OperatorModule<CashierNeeds> = {
  name: 'cashier',
  register(context) {
    answerBalance(context);
    answerDeposits(context);
    answerWithdrawals(context);
    answerReceipts(context);
    answerUplineTransfers(context);
    answerAccountRecord(context);
    guardOpenRequests(context);
    context.jobs.add(payoutJob(context));
    context.jobs.add(receiptJob(context));
    context.jobs.add(purgeProofsJob(context));
    context.jobs.add(purgeAbandonedJob(context));
  },
};
