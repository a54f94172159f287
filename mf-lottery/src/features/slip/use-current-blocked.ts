import { useEffect } from 'react';
import { useBlockedNumbers } from '../../api/blocked-numbers.ts';
import { blockedOf, chosenOf } from '../../model/blocked.ts';
import type { SlipEntry, SlipLineState } from '../../model/slip.ts';
import { slipStore } from './slip-store.ts';

/** What was sent is as it was sent, and a closed issue has no numbers any more. */
const changing: readonly SlipLineState[] = ['open', 'edited', 'refused'];

/** Keeps a bet of the slip up to date with the numbers that pay half in its issue. Answers those that are not taken. */
export function useCurrentBlocked(entry: SlipEntry, state: SlipLineState): readonly string[] {
  const { id, kind, gameCode, issue, playCode, numbers, halfPaid = [] } = entry;
  const isChanging = changing.includes(state);
  const { list, isKnown } = useBlockedNumbers(kind, gameCode, isChanging ? issue : undefined);
  const { half, closed } = chosenOf(blockedOf(list, playCode), numbers);
  const isOld = isChanging && isKnown && half.join() !== halfPaid.join();
  useEffect(() => {
    if (isOld) slipStore.setHalfPaid(id, half);
  });
  return closed;
}
