import { useRef } from 'react';
import type { SlipEntry } from '../../model/slip.ts';
import { useOrder } from './use-order.ts';

type Bet = Omit<SlipEntry, 'id'>;

/** Places one bet without the slip. The same bet pressed again before an answer is the same order. */
export function useDirectOrder() {
  const { place, isPlacing } = useOrder();
  const wish = useRef<{ readonly bet: string; readonly requestId: string } | undefined>(undefined);

  async function placeNow(bet: Bet): Promise<boolean> {
    const written = JSON.stringify(bet);
    if (wish.current?.bet !== written) wish.current = { bet: written, requestId: crypto.randomUUID() };
    const isPlaced = await place(wish.current.requestId, [{ ...bet, id: wish.current.requestId }]);
    if (isPlaced) wish.current = undefined;
    return isPlaced;
  }

  return { placeNow, isPlacing };
}
