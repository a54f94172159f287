import * as v from 'valibot';
import { isOnByDefault } from './defaults.ts';
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

  /** One of the first remotes is on where it is missing, any other missing switch is off; a disabled parent disables its children. */
  isOn(name: SwitchName): boolean {
    return this.#states.get(name) ?? isOnByDefault(name);
  }
}

function flatten(nodes: readonly SwitchNode[], isParentOn: boolean): [string, boolean][] {
  return nodes.flatMap((node) => {
    const isOn = isParentOn && node.enabled === '1';
    return [[node.modId, isOn] as [string, boolean], ...flatten(node.childrenNodes ?? [], isOn)];
  });
}
