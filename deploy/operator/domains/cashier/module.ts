import type { OperatorModule } from '../../platform/module.ts';
import { answerAccountRecord } from './account-record/account-record.ts';
import { answerRecordExport } from './account-record/export.ts';
import { answerMovement } from './account-record/movement.ts';
import { answerBalance } from './balance.ts';
import { answerBankAccounts } from './bank-accounts/answer-accounts.ts';
import { answerDeposits } from './deposits.ts';
import type { CashierNeeds } from './needs.ts';
import { answerCallbacks } from './payments/callbacks.ts';
import { guardClaims } from './payments/claims.ts';
import { expireDepositsJob } from './payments/expire.ts';
import { reconcilePaymentsJob } from './payments/reconcile.ts';
import { payoutJob } from './payouts.ts';
import { addPersonalData } from './personal-data.ts';
import { purgeProofsJob } from './receipts/proofs.ts';
import { receiptJob } from './receipts/receipt-job.ts';
import { answerReceipts } from './receipts/receipts.ts';
import { guardOpenRequests } from './requests/open-requests-guard.ts';
import { purgeAbandonedJob } from './requests/request-outcome.ts';
import { sandboxCallbacksJob } from './sandbox/callbacks.ts';
import { answerUplineTransfers } from './upline-transfers.ts';
import { answerVouchers } from './vouchers/redeem.ts';
import { answerWithdrawals } from './withdrawals.ts';

export const cashierModule: OperatorModule<CashierNeeds> = {
  name: 'cashier',
  async register(context) {
    answerBalance(context);
    answerDeposits(context);
    answerVouchers(context);
    answerWithdrawals(context);
    answerBankAccounts(context);
    answerReceipts(context);
    answerUplineTransfers(context);
    answerAccountRecord(context);
    answerMovement(context);
    answerRecordExport(context);
    guardOpenRequests(context);
    addPersonalData(context);
    context.jobs.add(payoutJob(context));
    context.jobs.add(receiptJob(context));
    context.jobs.add(purgeProofsJob(context));
    guardClaims(context);
    await answerCallbacks(context);
    context.jobs.add(expireDepositsJob(context));
    context.jobs.add(reconcilePaymentsJob(context));
    context.jobs.add(sandboxCallbacksJob(context));
    context.jobs.add(purgeAbandonedJob(context));
  },
};
