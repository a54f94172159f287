import { type DepositMethod, depositRequest, useRefreshDeposits } from '../../api/deposits.ts';
import type { DepositBonus } from '../../model/deposit-bonus.ts';
import { port } from '../../port.ts';
import { useRequest } from '../requests/use-request.ts';
import type { DepositFields } from './use-deposit-form.ts';

interface Chosen {
  readonly method: DepositMethod | undefined;
  readonly bonus: DepositBonus | undefined;
}

/** Announces the form's deposit by what is chosen, and hands over what comes of it. */
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
