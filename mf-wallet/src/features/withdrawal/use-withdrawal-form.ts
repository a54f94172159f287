import { openDialog } from '@tessera/shared/dialogs';
import { type Resolver, useForm } from '@tessera/shared/form';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { nameFault } from '@tessera/shared/wire/wallet';
import { useRef } from 'react';
import { useRefreshAfterWithdrawal, type WithdrawSettings, withdrawalRequest } from '../../api/withdrawals.ts';
import { accountNumberProblem, amountProblem, withoutSpaces } from '../../model/form-rules.ts';
import { port } from '../../port.ts';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import { useRequest } from '../requests/use-request.ts';
import type { WithdrawalToConfirm } from './confirmation.ts';
import { paymentPasswordProblems, usePaymentPassword } from './payment-password.tsx';

export interface WithdrawalFields {
  amountMinor: number | undefined;
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
}

/** Limits of the amount, in minor units. */
export const amountLimits = (settings: WithdrawSettings) => ({
  minimumMinor: settings.minimumAmount,
  unitMinor: unitMinor(),
  maximumMinor: Math.min(settings.maximumAmount, settings.limits?.amountLeft ?? Number.POSITIVE_INFINITY),
  availableMinor: settings.availableAmount,
});

/** The operator's limits as the form's rules; an error's message is the problem's name. */
function withdrawalResolver(settings: WithdrawSettings): Resolver<WithdrawalFields> {
  return (fields) => {
    const problems = {
      amountMinor: amountProblem(fields.amountMinor, amountLimits(settings)),
      bankCode: settings.banks.some(({ bankCode }) => bankCode === fields.bankCode) ? undefined : 'missing',
      accountNumber: accountNumberProblem(fields.accountNumber),
      accountHolder: nameFault(fields.accountHolder),
    };
    return resolved(fields, problems);
  };
}

/** The state of the withdrawal form. */
export function useWithdrawalForm(settings: WithdrawSettings) {
  return useForm<WithdrawalFields>({
    mode: 'onTouched',
    resolver: withdrawalResolver(settings),
    defaultValues: { amountMinor: undefined, bankCode: '', accountNumber: '', accountHolder: settings.payeeName },
  });
}

/** Sends the form once its owner has confirmed it by the payment password, and hands over the withdrawal that comes of it. */
export function useSendWithdrawal(settings: WithdrawSettings, onDone: (id: string) => void) {
  const { t } = useTranslation('wallet');
  const errorText = useErrorText('wallet');
  const { setPaymentPassword } = usePaymentPassword();
  const refresh = useRefreshAfterWithdrawal();
  /** While the confirmation lies over the form, it closes first. */
  const isAsking = useRef(false);
  const openAfter = useRef<string>(undefined);
  const { status, message, setMessage, show, check } = useRequest(withdrawalRequest, {
    about: 'withdrawal',
    onMade: (made) => {
      port.emit('wallet:withdrawal-requested', { withdrawalId: made.id, amountMinor: made.amount });
      refresh(made);
    },
    onOpen: ({ id }) => {
      if (isAsking.current) openAfter.current = id;
      else onDone(id);
    },
  });
  /** Whether there is a payment password to confirm by; says why there is none, unless the person chose so. */
  const hasPassword = async (): Promise<boolean> => {
    if (settings.hasPaymentPassword) return true;
    const answer = await setPaymentPassword();
    if (answer === 'unavailable' || answer === 'failed') setMessage(t(paymentPasswordProblems[answer]));
    return answer === 'set';
  };
  const send = async ({ amountMinor, bankCode, accountNumber, accountHolder }: WithdrawalFields) => {
    if (!amountMinor) return;
    setMessage(undefined);
    const fields = {
      amount: amountMinor,
      bankCode,
      accountNumber: withoutSpaces(accountNumber),
      accountHolder: accountHolder.trim(),
    };
    if (!(await hasPassword())) return;
    isAsking.current = true;
    openAfter.current = undefined;
    await openDialog<WithdrawalToConfirm, never>('wallet.confirm-withdrawal', {
      amountMinor,
      feeMinor: settings.fee,
      bankName: settings.banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode,
      accountNumber: fields.accountNumber,
      accountHolder: fields.accountHolder,
      expectedMinutes: settings.expectedMinutes,
      send: async (paymentPassword) => {
        const outcome = await withdrawalRequest.submit({ ...fields, paymentPassword });
        // Beneath the password while that is still asked for; all else is about the form.
        if (isAsking.current && outcome.status === 'refused' && outcome.error.code === 'payment.password.wrong')
          return errorText(outcome.error);
        show(outcome);
        return undefined;
      },
    });
    isAsking.current = false;
    if (openAfter.current !== undefined) onDone(openAfter.current);
  };
  return { send, check, status, message };
}
