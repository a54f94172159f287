import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { EventMap, EventName } from './event-map.ts';
import { bus } from './the-bus.ts';

/** Runs the handler on every event of that name while the component is mounted; always the latest handler. */
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

/** The latest sticky event of that name, or `undefined` until there is one. */
export function useFact<Name extends EventName>(name: Name): EventMap[Name] | undefined {
  const subscribe = useCallback((changed: () => void) => bus.watch(name, changed), [name]);
  // The edge renders pages before anything has happened.
  return useSyncExternalStore(
    subscribe,
    () => bus.latest(name),
    () => undefined,
  );
}
