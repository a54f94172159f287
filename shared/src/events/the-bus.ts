import { type BusFault, EventBus } from './bus.ts';

type FaultListener = (fault: BusFault) => void;
const faultListeners = new Set<FaultListener>();

/** Called for every refusal and every throwing listener; the shell logs and counts them per remote. */
export function onBusFault(listener: FaultListener): () => void {
  faultListeners.add(listener);
  return () => faultListeners.delete(listener);
}

/** The page's one bus; federation keeps this module a singleton. */
export const bus = new EventBus({
  report: (fault) => {
    for (const listener of faultListeners) listener(fault);
  },
});

/** Connects this tab with the others of this browser; the page's start calls it, as a server has no tabs. */
export function connectTabs(): void {
  if (typeof BroadcastChannel !== 'undefined') bus.connect(new BroadcastChannel('tessera.events'));
}
