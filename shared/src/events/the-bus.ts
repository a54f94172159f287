import { type BusFault, EventBus } from './bus.ts';

type FaultListener = (fault: BusFault) => void;
const faultListeners = new Set<FaultListener>();

/** Called for every refusal and every throwing listener; the shell logs and counts them per remote. */
export function onBusFault(listener: FaultListener): () => void {
  faultListeners.add(listener);
  return () => faultListeners.delete(listener);
}

const channel =
  typeof BroadcastChannel === 'undefined' || typeof document === 'undefined'
    ? undefined
    : new BroadcastChannel('tessera.events');

/** The page's one bus; federation keeps this module a singleton. */
export const bus = new EventBus({
  channel,
  report: (fault) => {
    for (const listener of faultListeners) listener(fault);
  },
});
