import { type Resolver, useForm } from '@tessera/shared/form';
import { useRefreshAfterWithdrawal, type WithdrawSettings, withdrawalRequest } from '../../api/withdrawals.ts';
import { accountProblem, firstChoice } from '../../model/bank-accounts.ts';
import { amountProblem } from '../../model/form-rules.ts';
import { port } from '../../port.ts';
import { accountOf, accountProblems, bankNameOf, type TypedAccount } from '../bank-accounts/account-fields.tsx';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import { useConfirmedRequest } from '../payment-password/use-confirmed-request.ts';
import type { WithdrawalToConfirm } from './confirmation.ts';

export interface WithdrawalFields extends TypedAccount {
  amountMinor: number | undefined;
  /** Of the member's bank accounts; an operator without them takes the account's own fields instead. */
  accountId: string;
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
    const amountMinor = amountProblem(fields.amountMinor, amountLimits(settings));
    if (settings.accounts)
      return resolved(fields, { amountMinor, accountId: accountProblem(settings.accounts.list, fields.accountId) });
    return resolved(fields, { amountMinor, ...accountProblems(fields, settings.banks) });
  };
}

/** The state of the withdrawal form. */
export function useWithdrawalForm(settings: WithdrawSettings) {
  return useForm<WithdrawalFields>({
    mode: 'onTouched',
    resolver: withdrawalResolver(settings),
    defaultValues: {
      amountMinor: undefined,
      accountId: firstChoice(settings.accounts?.list ?? []),
      bankCode: '',
      accountNumber: '',
      accountHolder: settings.payeeName,
    },
  });
}

/** Where the money goes: as the confirmation shows it, and as the request names it. */
function destinationOf(settings: WithdrawSettings, fields: Omit<WithdrawalFields, 'amountMinor'>) {
  const account = settings.accounts?.list.find(({ id }) => id === fields.accountId);
  if (account) {
    const { id, bankName, accountNumber, accountHolder } = account;
    return { bankName, accountNumber, accountHolder, named: { accountId: id } };
  }
  const named = accountOf(fields);
  const { accountNumber, accountHolder } = named;
  return { bankName: bankNameOf(settings.banks, named.bankCode), accountNumber, accountHolder, named };
}

/** Sends the form once its owner has confirmed it by the payment password, and hands over the withdrawal that comes of it. */
export function useSendWithdrawal(settings: WithdrawSettings, onDone: (id: string) => void) {
  const refresh = useRefreshAfterWithdrawal();
  const { status, message, forget, check, confirm } = useConfirmedRequest(withdrawalRequest, {
    about: 'withdrawal',
    hasPassword: settings.hasPaymentPassword,
    onMade: (made) => {
      port.emit('wallet:withdrawal-requested', { withdrawalId: made.id, amountMinor: made.amount });
      refresh(made);
    },
    onOpen: ({ id }) => onDone(id),
  });
  const send = async ({ amountMinor, ...fields }: WithdrawalFields) => {
    if (!amountMinor) return;
    const { named, ...shown } = destinationOf(settings, fields);
    const { fee: feeMinor, expectedMinutes } = settings;
    await confirm<WithdrawalToConfirm>(
      'wallet.confirm-withdrawal',
      { ...shown, amountMinor, feeMinor, expectedMinutes },
      { ...named, amount: amountMinor },
    );
  };
  return { send, check, status, message, forget };
}
