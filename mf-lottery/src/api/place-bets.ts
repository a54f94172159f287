import { call } from '@tessera/shared/api';
import { priceListId } from '@tessera/shared/lottery';
import { useQueryClient } from '@tessera/shared/query';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { placeBets } from '@tessera/shared/wire/lottery';
import { useCallback } from 'react';
import { lotteryKeys } from './query-keys.ts';

export type OrderRequest = Omit<RequestOf<typeof placeBets>, 'priceList'>;

/** Sends an order, safe to repeat with the same `requestId`; the member's bets are asked again after it. */
export function usePlaceOrder() {
  const queries = useQueryClient();
  return useCallback(
    async (order: OrderRequest) => {
      const answer = await call(placeBets, { ...order, priceList: priceListId });
      if (answer.ok) await queries.invalidateQueries({ queryKey: lotteryKeys.bets });
      return answer;
    },
    [queries],
  );
}
