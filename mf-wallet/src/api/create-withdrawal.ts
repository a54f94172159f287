import { type ApiError, callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { createWithdrawal } from '@tessera/shared/wire/wallet';
import type { Withdrawal } from '../model/withdrawal-steps.ts';
import { walletKeys } from './query-keys.ts';

/** Asks for a withdrawal; the amount is set aside at once, so everything that hangs on money is asked anew. */
export function useCreateWithdrawal() {
  const queries = useQueryClient();
  return useMutation<Withdrawal, ApiError, RequestOf<typeof createWithdrawal>>({
    // The request holds the payment password: it goes as soon as its asker lets go of it.
    gcTime: 0,
    mutationFn: (request) => callOrThrow(createWithdrawal, request),
    onSuccess: async (withdrawal) => {
      queries.setQueryData(walletKeys.withdrawal(withdrawal.id), withdrawal);
      await queries.invalidateQueries({ queryKey: walletKeys.all });
    },
  });
}
