import { type ApiError, callOrThrow } from '@tessera/shared/api';
import { useMutation, useQueryClient } from '@tessera/shared/query';
import { cancelBet } from '@tessera/shared/wire/lottery';
import type { LotteryBet } from '../model/lottery-types.ts';
import { lotteryKeys } from './query-keys.ts';

/** Takes a bet back. */
export function useCancelBet() {
  const queries = useQueryClient();
  return useMutation<LotteryBet, ApiError, string>({
    mutationFn: (id) => callOrThrow(cancelBet, { id: Number(id) }),
    onSettled: () => queries.invalidateQueries({ queryKey: lotteryKeys.bets }),
  });
}
