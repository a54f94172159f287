import { RequestIds } from '@tessera/shared/api';
import { portOf } from '@tessera/shared/events';
import { useState } from 'react';
import { useCreateDeposit } from '../../api/create-deposit.ts';
import type { DepositMethod } from '../../api/get-deposit-settings.ts';
import type contract from '../../contract.ts';
import type { DepositBonus } from '../../model/deposit-bonus.ts';
import type { DepositFields } from './use-deposit-form.ts';

const port = portOf<typeof contract>('wallet');

interface Chosen {
  readonly method: DepositMethod | undefined;
  readonly bonus: DepositBonus | undefined;
}

/** Announces the form's deposit by what is chosen, and hands over what comes of it. */
export function useSendDeposit({ method, bonus }: Chosen, onDone: (id: string) => void) {
  const create = useCreateDeposit();
  const [ids] = useState(() => new RequestIds());
  const send = async ({ amountMinor, depositorName }: DepositFields) => {
    if (!method || !amountMinor) return;
    const fields = {
      methodId: method.methodId,
      amount: amountMinor,
      depositorName: depositorName.trim(),
      promotionId: bonus?.promotionId ?? null,
    };
    // A refusal is handed out as `error`; here it only means that there is nothing to open.
    const made = await create.mutateAsync({ requestId: ids.idFor(fields), ...fields }).catch(() => undefined);
    if (!made) return;
    ids.granted();
    port.emit('wallet:deposit-requested', { depositId: made.id, amountMinor: made.amount });
    onDone(made.id);
  };
  return { send, isSending: create.isPending, error: create.error };
}
