export type { SwitchName } from './names.ts';
export { isSwitchOn, setSwitches, switches$, useSwitch, useSwitchSet } from './store.ts';
export { type SwitchNode, SwitchSet, switchNode } from './switch-set.ts';
