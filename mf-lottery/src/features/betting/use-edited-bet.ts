import { useEffect, useRef } from 'react';
import type { LotteryGame } from '../../model/lottery-types.ts';
import type { SlipEntry } from '../../model/slip.ts';
import type { Draft, DraftContent } from '../bet-panel/use-draft.ts';
import { slipStore, useSlip } from '../slip/slip-store.ts';

const editedIn = (gameCode: string): SlipEntry | undefined => {
  const { entries, editedId } = slipStore.current();
  return entries.find((entry) => entry.id === editedId && entry.gameCode === gameCode);
};

/**
 * The bet of the slip that is changed in the panel of its game: while it is, the panel has its choices, and before and after
 * what was being chosen. It stays on the slip as it is until the change is saved.
 */
export function useEditedBet({ code }: LotteryGame, draft: Draft, onPlay: (code: string) => void) {
  useSlip();
  const edited = editedIn(code);
  const before = useRef<DraftContent>(undefined);
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (edited?.id === shownId.current) return;
    shownId.current = edited?.id;
    const { play, selection, unitMinor, multiple, prizeGroup } = draft;
    if (edited) before.current ??= { playCode: play.code, numbers: selection, unitMinor, multiple, prizeGroup };
    const shown = edited ?? before.current;
    if (!edited) before.current = undefined;
    if (!shown) return;
    draft.fill(shown);
    if (shown.playCode !== play.code) onPlay(shown.playCode);
  }, [edited, draft, onPlay]);
  // Its stake can be changed on the slip meanwhile.
  const [unitMinor, multiple] = [edited?.unitMinor, edited?.multiple];
  const { setUnit, setMultiple } = draft;
  useEffect(() => {
    if (unitMinor !== undefined) setUnit(unitMinor);
    if (multiple !== undefined) setMultiple(multiple);
  }, [unitMinor, multiple, setUnit, setMultiple]);
  useEffect(
    () => () => {
      if (editedIn(code)) slipStore.stopEditing();
    },
    [code],
  );
  return edited;
}
