import { type Resolver, useForm } from '@tessera/shared/form';
import { nameFault } from '@tessera/shared/wire/wallet';
import { type DepositMethod, type DepositSettings, depositRequest, useRefreshDeposits } from '../../api/deposits.ts';
import { belowBonus, chosenBonus, type DepositBonus } from '../../model/deposit-bonus.ts';
import { amountProblem } from '../../model/form-rules.ts';
import { port } from '../../port.ts';
import { resolved, unitMinor } from '../money-page/form-fields.tsx';
import { useRequest } from '../requests/use-request.ts';

export interface DepositFields {
  methodId: string;
  amountMinor: number | undefined;
  depositorName: string;
  /** See `chosenBonus`. */
  promotionId: string | undefined;
}

/** The operator's limits as the form's rules; an error's message is the problem's name. */
function depositResolver({ methods, bonuses }: DepositSettings): Resolver<DepositFields> {
  return (fields) => {
    const method = methods.find(({ methodId }) => methodId === fields.methodId);
    const amount = method
      ? amountProblem(fields.amountMinor, {
          minimumMinor: method.minimumAmount,
          maximumMinor: method.maximumAmount,
          unitMinor: unitMinor(),
        })
      : undefined;
    const problems = {
      methodId: method ? undefined : 'missing',
      amountMinor: amount ?? belowBonus(chosenBonus(bonuses, fields.promotionId), fields.amountMinor),
      depositorName: nameFault(fields.depositorName),
    };
    return resolved(fields, problems);
  };
}

/** The state of the deposit form. */
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

interface Chosen {
  readonly method: DepositMethod | undefined;
  readonly bonus: DepositBonus | undefined;
}

/** Requests the deposit of the form, and calls `onDone` with its id. */
export function useSendDeposit({ method, bonus }: Chosen, onDone: (id: string) => void) {
  const refresh = useRefreshDeposits();
  const { status, message, show, check } = useRequest(depositRequest, {
    about: 'deposit',
    onMade: (made) => {
      refresh(made);
      port.emit('wallet:deposit-requested', { depositId: made.id, amountMinor: made.amount });
    },
    onOpen: ({ id }) => onDone(id),
  });
  const send = async ({ amountMinor, depositorName }: DepositFields) => {
    if (!method || !amountMinor) return;
    const outcome = await depositRequest.submit({
      methodId: method.methodId,
      amount: amountMinor,
      depositorName: depositorName.trim(),
      promotionId: bonus?.promotionId ?? null,
    });
    if (outcome.status !== 'made') refresh();
    show(outcome);
  };
  return { send, check, status, message };
}
