import { createStore } from '@tessera/shared/store';

/** Number of running tasks that lock the page. */
const running = createStore(0);

/** Locks the page while the task runs; several may run at once, and a failed one unlocks as well. */
export function lockPage(work: Promise<unknown>): void {
  running.set((count) => count + 1);
  const unlock = () => running.set((count) => count - 1);
  work.then(unlock, unlock);
}

export const useIsPageLocked = (): boolean => running.use((count) => count > 0);
