import { useEffect } from 'react';
import { useBlockedNumbers } from '../../api/blocked-numbers.ts';
import { blockedOf, chosenOf } from '../../model/blocked.ts';
import type { SlipEntry, SlipLineState } from '../../model/slip.ts';
import { slipStore } from './slip-store.ts';

/** A closed issue has no blocked numbers any more, and a bet in a chase is as it was ordered. */
const editableStates: readonly SlipLineState[] = ['open', 'edited', 'refused'];

/**
 * Stores which numbers of a bet on the slip pay half in its issue, whenever that changes; a bet that was sent stays as it was
 * sent. Answers the numbers that are not taken.
 */
export function useSyncedBlockedNumbers(entry: SlipEntry, state: SlipLineState): readonly string[] {
  const { id, kind, gameCode, issue, playCode, numbers, halfPaid = [] } = entry;
  const isEditable = editableStates.includes(state);
  const { list, isCurrent } = useBlockedNumbers(kind, gameCode, isEditable ? issue : undefined);
  const { half, closed } = chosenOf(blockedOf(list, playCode), numbers);
  const isOutdated = isEditable && isCurrent && half.join() !== halfPaid.join();
  useEffect(() => {
    if (isOutdated) slipStore.setHalfPaid(id, half);
  });
  return closed;
}
