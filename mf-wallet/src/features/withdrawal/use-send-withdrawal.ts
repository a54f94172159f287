import { RequestIds } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { portOf } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useState } from 'react';
import { useCreateWithdrawal } from '../../api/create-withdrawal.ts';
import type { WithdrawSettings } from '../../api/get-withdraw-settings.ts';
import type contract from '../../contract.ts';
import { balanceStore } from '../balance/the-balance.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import type { ConfirmedResult, WithdrawalToConfirm } from './to-confirm.ts';
import { paymentPasswordProblems, usePaymentPassword } from './use-payment-password.ts';
import type { WithdrawalFields } from './use-withdrawal-form.ts';

const port = portOf<typeof contract>('wallet');

/** Sends the form once its owner has confirmed it by the payment password, and hands over the withdrawal that comes of it. */
export function useSendWithdrawal(settings: WithdrawSettings, onDone: (id: string) => void) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const create = useCreateWithdrawal();
  const { setPaymentPassword } = usePaymentPassword();
  const [ids] = useState(() => new RequestIds());
  const [refusal, setRefusal] = useState<string>();
  /** Whether there is a payment password to confirm by; says why there is none, unless the person chose so. */
  const hasPassword = async (): Promise<boolean> => {
    if (settings.hasPaymentPassword) return true;
    const answer = await setPaymentPassword();
    if (answer === 'unavailable' || answer === 'failed') setRefusal(t(paymentPasswordProblems[answer]));
    return answer === 'set';
  };
  const send = async ({ amountMinor, bankCode, accountNumber, accountHolder }: WithdrawalFields) => {
    if (!amountMinor) return;
    setRefusal(undefined);
    const fields = {
      amount: amountMinor,
      bankCode,
      accountNumber: accountNumber.trim(),
      accountHolder: accountHolder.trim(),
    };
    if (!(await hasPassword())) return;
    const answer = await openDialog<WithdrawalToConfirm, ConfirmedResult>('wallet.confirm-withdrawal', {
      amountMinor,
      feeMinor: settings.fee,
      bankName: settings.banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode,
      accountNumber: fields.accountNumber,
      accountHolder: fields.accountHolder,
      expectedMinutes: settings.expectedMinutes,
    });
    if (!answer?.isConfirmed) return;
    const { paymentPassword } = answer;
    const made = await create
      .mutateAsync({ requestId: ids.idFor(fields), ...fields, paymentPassword })
      .catch((cause: unknown) => void setRefusal(errorText(cause)));
    // What was asked for holds the payment password, which must not stay in the page.
    create.reset();
    if (!made) return;
    ids.granted();
    port.emit('wallet:withdrawal-requested', { withdrawalId: made.id, amountMinor: made.amount });
    void balanceStore.refresh();
    onDone(made.id);
  };
  return { send, isSending: create.isPending, refusal };
}
