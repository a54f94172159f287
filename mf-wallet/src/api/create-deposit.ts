import { type ApiError, callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { createDeposit } from '@tessera/shared/wire/wallet';
import type { Deposit } from '../model/deposit-steps.ts';
import { walletKeys } from './query-keys.ts';

/** Announces a deposit; the list shows it at once. */
export function useCreateDeposit() {
  const queries = useQueryClient();
  return useMutation<Deposit, ApiError, RequestOf<typeof createDeposit>>({
    mutationFn: (request) => callOrThrow(createDeposit, request),
    onSuccess: async (deposit) => {
      queries.setQueryData<readonly Deposit[]>(walletKeys.deposits, (list = []) => [
        deposit,
        ...list.filter(({ id }) => id !== deposit.id),
      ]);
      await queries.invalidateQueries({ queryKey: walletKeys.deposits });
    },
    // A bonus goes with one deposit: after it, and after a refusal, the choices may be others.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKeys.depositSettings }),
  });
}
