import {
  createDeposit,
  createWithdrawal,
  depositMethodIds,
  getAccountRecord,
  getBalance,
  getDepositList,
  getDepositSettings,
  getMerchantWallet,
  getPaymentConfirmations,
  getTransferList,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawSettings,
  processC2CTransaction,
} from '@tessera/shared/wire/wallet';
import { decideDeposit } from '../../domains/cashier/deposit-store.ts';
import { advancePayouts } from '../../domains/cashier/payouts.ts';
import { payWithdrawal } from '../../domains/cashier/receipts/part-store.ts';
import { moveWithdrawal } from '../../domains/cashier/withdrawal-store.ts';
import { givePin, testPin } from '../payment-pin.ts';
import type { Recorder } from './recorder.ts';

/** The demo player deposits twice and withdraws twice; the cashier refuses one of each. */
export async function walletAnswers({ operator, site, take, prepare }: Recorder): Promise<void> {
  const { context } = operator;
  const init = { token: await site.tokenOf('player01') };
  const account = await context.accounts.byUsername('aurora', 'player01');
  if (!account) throw new Error('The demo player is missing.');
  await take(getBalance, {}, init);
  await take(getMerchantWallet, {}, init);
  await take(getTransferList, {}, { ...init, of: 'none' });
  await take(getDepositSettings, {}, init);
  await take(getDepositSettings, { methods: [...depositMethodIds] }, { ...init, of: 'all-methods' });
  await take(getDepositList, {}, { ...init, of: 'none' });
  await take(getWithdrawSettings, {}, { ...init, of: 'without-password' });
  await take(getWithdrawalList, {}, { ...init, of: 'none' });

  const deposit = (n: number, amount: number) => ({
    requestId: `10000000-0000-4000-8000-00000000000${n}`,
    methodId: 'bank-transfer',
    amount,
    depositorName: '데모회원',
  });
  const first = (await take(createDeposit, deposit(1, 100_000), init)) as { id: string };
  await take(getDepositList, {}, { ...init, of: 'pending' });
  await decideDeposit(context, Number(first.id), 'rejected', 'operator', 'deposit.not.received');
  await take(getDepositList, {}, { ...init, of: 'rejected' });
  const second = (await prepare(createDeposit, deposit(2, 100_000), init)) as { id: string };
  await decideDeposit(context, Number(second.id), 'approved', 'operator', null);
  await take(getDepositList, {}, { ...init, of: 'approved' });

  await givePin(context, account.id);
  await take(getWithdrawSettings, {}, init);
  const withdrawal = (n: number) => ({
    requestId: `20000000-0000-4000-8000-00000000000${n}`,
    amount: 250_000,
    bankCode: 'NARU',
    accountNumber: '110-123-454821',
    accountHolder: '데모회원',
    paymentPassword: testPin,
  });
  const refused = (await take(createWithdrawal, withdrawal(1), init)) as { id: string };
  await take(getWithdrawal, { id: refused.id }, { ...init, of: 'in-review' });
  await moveWithdrawal(context, Number(refused.id), 'rejected', 'operator', 'withdrawal.documents.needed');
  await take(getWithdrawal, { id: refused.id }, { ...init, of: 'rejected' });
  await take(getWithdrawalList, {}, init);
  const paid = (await prepare(createWithdrawal, withdrawal(2), init)) as { id: string };
  await moveWithdrawal(context, Number(paid.id), 'approved', 'operator');
  await advancePayouts(context);
  await payWithdrawal(context, Number(paid.id), { actor: 'operator', amountMinor: 10_000_000 });
  await take(getWithdrawal, { id: paid.id }, { ...init, of: 'part-paid' });
  await payWithdrawal(context, Number(paid.id), { actor: 'operator' });
  await take(getWithdrawal, { id: paid.id }, { ...init, of: 'paid' });
  await take(getPaymentConfirmations, {}, init);
  await take(
    processC2CTransaction,
    { withdrawalId: paid.id, action: 'fullyReceived' },
    { ...init, of: 'fully-received' },
  );
  await take(getAccountRecord, {}, init);
}
