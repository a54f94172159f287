import type { Observable } from 'rxjs';
import { createStore } from '../store/store.ts';
import type { SwitchName } from './names.ts';
import { type SwitchNode, SwitchSet } from './switch-set.ts';

const current = createStore(new SwitchSet([]));

/** The switches as they are now; changes without a reload when the merchant flips one. */
export const switches$: Observable<SwitchSet> = current.value$;

/** Installs a new tree; called by the shell at start and on every push. */
export function setSwitches(tree: readonly SwitchNode[]): void {
  current.set(new SwitchSet(tree));
}

/** Whether a switch is on now, for code outside of React. */
export function isSwitchOn(name: SwitchName): boolean {
  return current.get().isOn(name);
}

/** Whether a switch is on; the component renders again when it flips. */
export const useSwitch = (name: SwitchName): boolean => current.use((switches) => switches.isOn(name));

/** The whole set, for components that draw from many switches at once. */
export const useSwitchSet = (): SwitchSet => current.use();
