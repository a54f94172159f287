import { readStored, writeStored } from '@tessera/shared/session';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const isHidden = (): boolean => readStored('isBalanceHidden') ?? false;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function setHidden(value: boolean): void {
  writeStored('isBalanceHidden', value);
  for (const listener of listeners) listener();
}

/** Whether the balance is shown as `***`; remembered by this browser. */
export function useBalanceHidden(): readonly [boolean, (value: boolean) => void] {
  return [useSyncExternalStore(subscribe, isHidden), setHidden];
}
