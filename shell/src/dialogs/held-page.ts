import { useSyncExternalStore } from 'react';

let running = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1): void {
  running += change;
  for (const watcher of watchers) watcher();
}

/** Holds the page while the work runs; several may run at once, and a failed one lets go as well. */
export function holdPage(work: Promise<unknown>): void {
  count(1);
  const letGo = () => count(-1);
  work.then(letGo, letGo);
}

export const useIsHeld = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => running > 0,
  );
