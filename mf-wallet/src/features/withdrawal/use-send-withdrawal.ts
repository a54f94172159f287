import { ApiError } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useState } from 'react';
import type { WithdrawSettings } from '../../api/get-withdraw-settings.ts';
import { useErrorText } from '../errors/use-error-text.ts';
import type { WithdrawalToConfirm } from './to-confirm.ts';
import { paymentPasswordProblems, usePaymentPassword } from './use-payment-password.ts';
import type { WithdrawalFields } from './use-withdrawal-form.ts';
import { useWithdrawalRequest } from './use-withdrawal-request.ts';

/** Sends the form once its owner has confirmed it by the payment password, and hands over the withdrawal that comes of it. */
export function useSendWithdrawal(settings: WithdrawSettings, onDone: (id: string) => void) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText();
  const { request, isSending } = useWithdrawalRequest();
  const { setPaymentPassword } = usePaymentPassword();
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
    let isAsking = true;
    let finish = (): void => undefined;
    await openDialog<WithdrawalToConfirm, never>('wallet.confirm-withdrawal', {
      amountMinor,
      feeMinor: settings.fee,
      bankName: settings.banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode,
      accountNumber: fields.accountNumber,
      accountHolder: fields.accountHolder,
      expectedMinutes: settings.expectedMinutes,
      send: async (paymentPassword) => {
        const outcome = await request(fields, paymentPassword);
        if ('cause' in outcome) {
          const { cause } = outcome;
          // Beneath the password while that is still asked for; all else is about the form.
          if (isAsking && cause instanceof ApiError && cause.code === 'payment.password.wrong') return errorText(cause);
          setRefusal(errorText(cause));
        } else if (isAsking) finish = () => onDone(outcome.id);
        else onDone(outcome.id);
        return undefined;
      },
    });
    isAsking = false;
    finish();
  };
  return { send, isSending, refusal };
}
