import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { EventMap, EventName } from './event-map.ts';
import { bus } from './the-bus.ts';

/** Runs the handler on every such fact while the component is mounted; the newest handler is used. */
export function useEvent<Name extends EventName>(name: Name, handler: (payload: EventMap[Name]) => void): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    const subscription = bus.on(name, 'component').subscribe((payload) => latest.current(payload));
    return () => subscription.unsubscribe();
  }, [name]);
}

/** The latest sticky fact of that name, or `undefined` until there is one. */
export function useFact<Name extends EventName>(name: Name): EventMap[Name] | undefined {
  const subscribe = useCallback((changed: () => void) => bus.watch(name, changed), [name]);
  return useSyncExternalStore(subscribe, () => bus.latest(name));
}
