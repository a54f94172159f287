import type { Observable } from 'rxjs';
import { createStore } from '../store/store.ts';
import type { SwitchName } from './names.ts';
import { type SwitchNode, SwitchSet } from './switch-set.ts';

const current = createStore(new SwitchSet([]));

/** The current switches; updated without a reload when the merchant changes one. */
export const switches$: Observable<SwitchSet> = current.value$;

/** Installs a new tree; called by the shell at start and on every push. */
export function setSwitches(tree: readonly SwitchNode[]): void {
  current.set(new SwitchSet(tree));
}

/** Whether a switch is on now, for code outside of React. */
export function isSwitchOn(name: SwitchName): boolean {
  return current.get().isOn(name);
}

/** Whether a switch is on; the component renders again when it changes. */
export const useSwitch = (name: SwitchName): boolean => current.use((switches) => switches.isOn(name));

/** The whole set, for components that use many switches. */
export const useSwitchSet = (): SwitchSet => current.use();
