import { RequestIds } from '@tessera/shared/api';
import { portOf } from '@tessera/shared/events';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { createWithdrawal } from '@tessera/shared/wire/wallet';
import { useState } from 'react';
import { useCreateWithdrawal } from '../../api/create-withdrawal.ts';
import type contract from '../../contract.ts';
import { balanceStore } from '../balance/the-balance.ts';

const port = portOf<typeof contract>('wallet');

type Wish = Omit<RequestOf<typeof createWithdrawal>, 'requestId' | 'paymentPassword'>;
type Outcome = { readonly id: string } | { readonly cause: unknown };

/** Asks for a withdrawal, once however often it is tried, and tells the house of it. */
export function useWithdrawalRequest() {
  const create = useCreateWithdrawal();
  const [ids] = useState(() => new RequestIds());
  const request = async (wish: Wish, paymentPassword: string): Promise<Outcome> => {
    const outcome = await create.mutateAsync({ requestId: ids.idFor(wish), ...wish, paymentPassword }).then(
      (made) => ({ made }),
      (cause: unknown) => ({ cause }),
    );
    // What was asked for holds the payment password, which must not stay in the page.
    create.reset();
    if ('cause' in outcome) return outcome;
    const { id, amount } = outcome.made;
    ids.granted();
    port.emit('wallet:withdrawal-requested', { withdrawalId: id, amountMinor: amount });
    void balanceStore.refresh();
    return { id };
  };
  return { request, isSending: create.isPending };
}
