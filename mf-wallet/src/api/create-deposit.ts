import { call, MoneyRequest, ok } from '@tessera/shared/api';
import { useQueryClient } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { createDeposit, getDepositOutcome } from '@tessera/shared/wire/wallet';
import { useCallback } from 'react';
import type { Deposit } from '../model/deposit-steps.ts';
import { walletKeys } from './query-keys.ts';

/** Announcements of deposits: while the outcome of one is unknown, no other is sent. */
export const depositRequest = new MoneyRequest<Omit<RequestOf<typeof createDeposit>, 'requestId'>, Deposit>({
  kind: 'deposit',
  amountOf: ({ amount }) => amount,
  send: (fields, requestId) => call(createDeposit, { requestId, ...fields }),
  lookUp: async (requestId) => {
    const answer = await call(getDepositOutcome, { requestId });
    return answer.ok ? ok(answer.value.deposit) : answer;
  },
});

/** Brings the lists up to date after a request, with the deposit that was made, if one was. */
export function useRefreshDeposits(): (made?: Deposit) => void {
  const queries = useQueryClient();
  return useCallback(
    (made) => {
      if (made)
        queries.setQueryData<readonly Deposit[]>(walletKeys.deposits, (list = []) => [
          made,
          ...list.filter(({ id }) => id !== made.id),
        ]);
      void queries.invalidateQueries({ queryKey: walletKeys.deposits });
      // A bonus goes with one deposit: after it, and after a refusal, the choices may be others.
      void queries.invalidateQueries({ queryKey: walletKeys.depositSettings });
    },
    [queries],
  );
}
