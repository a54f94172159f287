import { type Resolver, useForm } from '@tessera/shared/form';
import { nameFault } from '@tessera/shared/wire/wallet';
import { useRefreshAfterWithdrawal, type WithdrawSettings, withdrawalRequest } from '../../api/withdrawals.ts';
import { accountNumberProblem, amountProblem, withoutSpaces } from '../../model/form-rules.ts';
import { port } from '../../port.ts';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import { useConfirmedRequest } from '../payment-password/use-confirmed-request.ts';
import type { WithdrawalToConfirm } from './confirmation.ts';

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
  const refresh = useRefreshAfterWithdrawal();
  const { status, message, check, confirm } = useConfirmedRequest(withdrawalRequest, {
    about: 'withdrawal',
    hasPassword: settings.hasPaymentPassword,
    onMade: (made) => {
      port.emit('wallet:withdrawal-requested', { withdrawalId: made.id, amountMinor: made.amount });
      refresh(made);
    },
    onOpen: ({ id }) => onDone(id),
  });
  const send = async ({ amountMinor, bankCode, ...account }: WithdrawalFields) => {
    if (!amountMinor) return;
    const accountNumber = withoutSpaces(account.accountNumber);
    const accountHolder = account.accountHolder.trim();
    const shown = {
      amountMinor,
      feeMinor: settings.fee,
      bankName: settings.banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode,
      accountNumber,
      accountHolder,
      expectedMinutes: settings.expectedMinutes,
    };
    const fields = { amount: amountMinor, bankCode, accountNumber, accountHolder };
    await confirm<WithdrawalToConfirm>('wallet.confirm-withdrawal', shown, fields);
  };
  return { send, check, status, message };
}
