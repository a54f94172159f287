import { createStore } from '@tessera/shared/store';
import { dismiss, isDismissed, showAgain } from '../notices/read-notices.ts';

/** Stands among what a member has closed on this device: no notices of drops at all. */
const allOff = 'drops-off';
const nameOf = (drop: number) => `drop-${drop}`;

/** Counts changes, so that what is on screen reads again what is stored. */
const changes = createStore(0);
const changed = () => changes.set((count) => count + 1);

/** Whether a member sees notices of drops on this device, and which were closed; all drops stay in the reward centre. */
export function useDropNotices(member: string) {
  changes.use();
  return {
    isEnabled: !isDismissed(member, allOff),
    isClosed: (drop: number) => isDismissed(member, nameOf(drop)),
    close: (drop: number) => {
      dismiss(member, [nameOf(drop)]);
      changed();
    },
    setEnabled: (isEnabled: boolean) => {
      if (isEnabled) showAgain(member, allOff);
      else dismiss(member, [allOff]);
      changed();
    },
  };
}
