import { useCallback, useSyncExternalStore } from 'react';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { SwitchName } from './names.ts';
import { type SwitchNode, SwitchSet } from './switch-set.ts';

const current = new BehaviorSubject(new SwitchSet([]));

/** The switches as they are now; changes without a reload when the merchant flips one. */
export const switches$: Observable<SwitchSet> = current.asObservable();

/** Installs a new tree; called by the shell at start and on every push. */
export function setSwitches(tree: readonly SwitchNode[]): void {
  current.next(new SwitchSet(tree));
}

/** Whether a switch is on now, for code outside of React. */
export function isSwitchOn(name: SwitchName): boolean {
  return current.value.isOn(name);
}

function subscribe(changed: () => void): () => void {
  const subscription = current.subscribe(changed);
  return () => subscription.unsubscribe();
}

/** Whether a switch is on; the component renders again when it flips. */
export function useSwitch(name: SwitchName): boolean {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => isSwitchOn(name), [name]),
  );
}

/** The whole set, for whoever draws from many switches at once. */
export function useSwitchSet(): SwitchSet {
  return useSyncExternalStore(subscribe, () => current.value);
}
