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
  /** Of a voucher. */
  code: string;
  /** See `chosenBonus`. */
  promotionId: string | undefined;
}

/** Who pays is asked where somebody compares it with who has paid. */
export const needsName = (methodId: string): boolean => methodId === 'bank-transfer' || methodId === 'ewallet';

/** The operator's limits as the form's rules; an error's message is the problem's name. */
function depositResolver({ methods, bonuses }: DepositSettings): Resolver<DepositFields> {
  return (fields) => {
    const method = methods.find(({ methodId }) => methodId === fields.methodId);
    if (method?.methodId === 'voucher') {
      return resolved(fields, { code: fields.code.trim() === '' ? 'missing' : undefined });
    }
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
      depositorName: needsName(fields.methodId) ? nameFault(fields.depositorName) : undefined,
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
      code: '',
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
  const { status, message, forget, show, check } = useRequest(depositRequest, {
    about: 'deposit',
    onMade: (made) => {
      refresh(made);
      port.emit('wallet:deposit-requested', { depositId: made.id, amountMinor: made.amount });
    },
    onOpen: ({ id }) => onDone(id),
  });
  const requestOf = (methodId: DepositMethod['methodId'], { amountMinor, depositorName, code }: DepositFields) => {
    const promotionId = bonus?.promotionId ?? null;
    if (methodId === 'voucher') return { code: code.trim(), promotionId };
    if (!amountMinor) return undefined;
    const name = needsName(methodId) ? { depositorName: depositorName.trim() } : {};
    return { methodId, amount: amountMinor, ...name, promotionId };
  };
  const send = async (fields: DepositFields) => {
    const request = method && requestOf(method.methodId, fields);
    if (!request) return;
    const outcome = await depositRequest.submit(request);
    if (outcome.status !== 'made') refresh();
    show(outcome);
  };
  return { send, check, status, message, forget };
}
