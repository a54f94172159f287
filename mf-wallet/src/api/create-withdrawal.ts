import { call, MoneyRequest, ok } from '@tessera/shared/api';
import { useQueryClient } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { createWithdrawal, getWithdrawalOutcome } from '@tessera/shared/wire/wallet';
import { useCallback } from 'react';
import type { Withdrawal } from '../model/withdrawal-steps.ts';
import { walletKeys } from './query-keys.ts';

type WithdrawalRequestFields = Omit<RequestOf<typeof createWithdrawal>, 'requestId'>;

/** Requests for a withdrawal: while the outcome of one is unknown, no other is sent. The payment password is not kept. */
export const withdrawalRequest = new MoneyRequest<WithdrawalRequestFields, Withdrawal>({
  kind: 'withdrawal',
  amountOf: ({ amount }) => amount,
  send: (fields, requestId) => call(createWithdrawal, { requestId, ...fields }),
  lookUp: async (requestId) => {
    const answer = await call(getWithdrawalOutcome, { requestId });
    return answer.ok ? ok(answer.value.withdrawal) : answer;
  },
});

/** The amount of a withdrawal is set aside at once, so everything that hangs on money is asked anew. */
export function useRefreshAfterWithdrawal(): (made: Withdrawal) => void {
  const queries = useQueryClient();
  return useCallback(
    (made) => {
      queries.setQueryData(walletKeys.withdrawal(made.id), made);
      void queries.invalidateQueries({ queryKey: walletKeys.all });
    },
    [queries],
  );
}
