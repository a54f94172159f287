import { type Resolver, useForm } from '@tessera/shared/form';
import { nameFault } from '@tessera/shared/wire/wallet';
import type { DepositSettings } from '../../api/deposits.ts';
import { amountProblem } from '../../model/amount-rules.ts';
import { belowBonus, chosenBonus } from '../../model/deposit-bonus.ts';
import { resolved } from '../money-page/resolved.ts';

export interface DepositFields {
  methodId: string;
  amountMinor: number | undefined;
  depositorName: string;
  /** See `chosenBonus`. */
  promotionId: string | undefined;
}

/** The operator's limits as the form's rules; an error's message is the problem's name. */
export function depositResolver({ methods, bonuses }: DepositSettings): Resolver<DepositFields> {
  return (fields) => {
    const method = methods.find(({ methodId }) => methodId === fields.methodId);
    const amount = method
      ? amountProblem(fields.amountMinor, { minimumMinor: method.minimumAmount, maximumMinor: method.maximumAmount })
      : undefined;
    const problems = {
      methodId: method ? undefined : 'missing',
      amountMinor: amount ?? belowBonus(chosenBonus(bonuses, fields.promotionId), fields.amountMinor),
      depositorName: nameFault(fields.depositorName),
    };
    return resolved(fields, problems);
  };
}

export function useDepositForm(settings: DepositSettings) {
  return useForm<DepositFields>({
    mode: 'onTouched',
    resolver: depositResolver(settings),
    defaultValues: {
      methodId: settings.methods[0]?.methodId ?? '',
      amountMinor: undefined,
      depositorName: settings.payeeName,
      promotionId: undefined,
    },
  });
}
