import { RequestIds } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { portOf } from '@tessera/shared/events';
import { useState } from 'react';
import { useCreateWithdrawal } from '../../api/create-withdrawal.ts';
import type { WithdrawSettings } from '../../api/get-withdraw-settings.ts';
import type contract from '../../contract.ts';
import { balanceStore } from '../balance/the-balance.ts';
import type { ConfirmedResult, WithdrawalToConfirm } from './to-confirm.ts';
import { usePaymentPassword } from './use-payment-password.ts';
import type { WithdrawalFields } from './use-withdrawal-form.ts';

const port = portOf<typeof contract>('wallet');

/** Sends the form once its owner has confirmed it by the payment password, and hands over the withdrawal that comes of it. */
export function useSendWithdrawal(settings: WithdrawSettings, onDone: (id: string) => void) {
  const create = useCreateWithdrawal();
  const setPaymentPassword = usePaymentPassword();
  const [ids] = useState(() => new RequestIds());
  const send = async ({ amountMinor, bankCode, accountNumber, accountHolder }: WithdrawalFields) => {
    if (!amountMinor) return;
    const fields = {
      amount: amountMinor,
      bankCode,
      accountNumber: accountNumber.trim(),
      accountHolder: accountHolder.trim(),
    };
    if (!settings.hasPaymentPassword && !(await setPaymentPassword())) return;
    const answer = await openDialog<WithdrawalToConfirm, ConfirmedResult>('wallet.confirm-withdrawal', {
      amountMinor,
      feeMinor: settings.fee,
      bankName: settings.banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode,
      accountNumber: fields.accountNumber,
      accountHolder: fields.accountHolder,
      expectedMinutes: settings.expectedMinutes,
    });
    if (!answer?.isConfirmed) return;
    // A refusal is handed out as `error`; here it only means that there is nothing to open.
    const { paymentPassword } = answer;
    const made = await create
      .mutateAsync({ requestId: ids.idFor(fields), ...fields, paymentPassword })
      .catch(() => undefined);
    if (!made) return;
    ids.granted();
    port.emit('wallet:withdrawal-requested', { withdrawalId: made.id, amountMinor: made.amount });
    void balanceStore.refresh();
    onDone(made.id);
  };
  return { send, isSending: create.isPending, error: create.error };
}
