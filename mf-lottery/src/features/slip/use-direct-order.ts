import { RequestIds } from '@tessera/shared/api';
import { useState } from 'react';
import type { SlipEntry } from '../../model/slip.ts';
import { useOrder } from './use-order.ts';

type Bet = Omit<SlipEntry, 'id'>;

/** Places one bet without the slip. The same bet pressed again before an answer is the same order. */
export function useDirectOrder() {
  const { place, isPlacing } = useOrder();
  const [ids] = useState(() => new RequestIds());
  async function placeNow(bet: Bet): Promise<boolean> {
    const requestId = ids.idFor({ ...bet });
    const isPlaced = await place(requestId, [{ ...bet, id: requestId }]);
    if (isPlaced) ids.granted();
    return isPlaced;
  }
  return { placeNow, isPlacing };
}
