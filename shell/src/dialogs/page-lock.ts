import { createStore } from '@tessera/shared/store';

/** How many works are running that lock the page. */
const running = createStore(0);

/** Locks the page while the work runs; several may run at once, and a failed one unlocks as well. */
export function holdPage(work: Promise<unknown>): void {
  running.set((count) => count + 1);
  const unlock = () => running.set((count) => count - 1);
  work.then(unlock, unlock);
}

export const useIsPageLocked = (): boolean => running.use((count) => count > 0);
