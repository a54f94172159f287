import { type Resolver, useForm } from '@tessera/shared/form';
import { nameFault } from '@tessera/shared/wire/wallet';
import type { WithdrawSettings } from '../../api/withdrawals.ts';
import { accountNumberProblem } from '../../model/account-rules.ts';
import { amountProblem } from '../../model/amount-rules.ts';
import { resolved } from '../money-page/resolved.ts';

export interface WithdrawalFields {
  amountMinor: number | undefined;
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
}

export const amountLimits = (settings: WithdrawSettings) => ({
  minimumMinor: settings.minimumAmount,
  maximumMinor: settings.maximumAmount,
  availableMinor: settings.availableAmount,
});

/** The operator's limits as the form's rules; an error's message is the problem's name. */
export function withdrawalResolver(settings: WithdrawSettings): Resolver<WithdrawalFields> {
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

export function useWithdrawalForm(settings: WithdrawSettings) {
  return useForm<WithdrawalFields>({
    mode: 'onTouched',
    resolver: withdrawalResolver(settings),
    defaultValues: { amountMinor: undefined, bankCode: '', accountNumber: '', accountHolder: settings.payeeName },
  });
}
