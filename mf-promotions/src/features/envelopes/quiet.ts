import { createStore } from '@tessera/shared/store';
import { forgetGreeted, isGreeted, rememberGreeted } from '../notices/read-notices.ts';

/** Stands among what a member has closed on this device: no notices of drops at all. */
const allOff = 'drops-off';
const nameOf = (drop: number) => `drop-${drop}`;

/** Counts changes, so that what is on screen reads again what is stored. */
const changes = createStore(0);
const changed = () => changes.set((count) => count + 1);

/** Which notices of drops a member wants no more on this device; they stay in the reward centre. */
export function useQuiet(member: string) {
  changes.use();
  return {
    isOff: isGreeted(member, allOff),
    isClosed: (drop: number) => isGreeted(member, nameOf(drop)),
    close: (drop: number) => {
      rememberGreeted(member, [nameOf(drop)]);
      changed();
    },
    setOff: (isOff: boolean) => {
      if (isOff) rememberGreeted(member, [allOff]);
      else forgetGreeted(member, allOff);
      changed();
    },
  };
}
