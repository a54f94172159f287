import * as v from 'valibot';
import type { SwitchName } from './names.ts';

/** A node of the whitelabel tree (spec §3). */
export interface SwitchNode {
  readonly modId: string;
  /** `"1"` is on, anything else is off. */
  readonly enabled: string;
  readonly childrenNodes?: readonly SwitchNode[] | null;
}

export const switchNode: v.GenericSchema<SwitchNode> = v.object({
  modId: v.string(),
  enabled: v.string(),
  childrenNodes: v.optional(v.nullable(v.array(v.lazy(() => switchNode)))),
});

/** The merchant's switches, parsed once from the tree. */
export class SwitchSet {
  readonly #states: ReadonlyMap<string, boolean>;

  constructor(tree: readonly SwitchNode[]) {
    this.#states = new Map(flatten(tree, true));
  }

  /** Decision 12: a missing `MF_*` means on, any other missing switch means off; a disabled parent disables its children. */
  isOn(name: SwitchName): boolean {
    return this.#states.get(name) ?? name.startsWith('MF_');
  }
}

function flatten(nodes: readonly SwitchNode[], isParentOn: boolean): [string, boolean][] {
  return nodes.flatMap((node) => {
    const isOn = isParentOn && node.enabled === '1';
    return [[node.modId, isOn] as [string, boolean], ...flatten(node.childrenNodes ?? [], isOn)];
  });
}
