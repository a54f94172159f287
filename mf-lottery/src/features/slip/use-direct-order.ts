import { RequestIds } from '@tessera/shared/api';
import { useState } from 'react';
import type { SlipEntry } from '../../model/slip.ts';
import { type Manner, useOrder } from './use-order.ts';

type Bet = Omit<SlipEntry, 'id'>;

/** Places one bet without the slip. The same bet pressed again before an answer is the same order. */
export function useDirectOrder(manner?: Manner) {
  const { place, placedText, isPlacing } = useOrder();
  const [ids] = useState(() => new RequestIds());
  /** What was bet, once it stands. */
  async function placeNow(bet: Bet): Promise<string | undefined> {
    const requestId = ids.idFor({ ...bet });
    const entries = [{ ...bet, id: requestId }];
    if (!(await place(requestId, entries, manner))) return undefined;
    ids.granted();
    return placedText(entries);
  }
  return { placeNow, isPlacing };
}
