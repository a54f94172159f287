import type { SwitchNode } from '@tessera/shared/switches';

export interface SwitchRow {
  readonly modId: string;
  readonly depth: number;
  readonly isOn: boolean;
  /** Off because a parent is off, whatever its own state. */
  readonly isOverruled: boolean;
}

/** The tree as rows from top to bottom, with pending changes. */
export function switchRows(
  nodes: readonly SwitchNode[],
  pending: ReadonlyMap<string, boolean>,
  depth = 0,
  isParentOn = true,
): SwitchRow[] {
  return nodes.flatMap((node) => {
    const isOn = pending.get(node.modId) ?? node.enabled === '1';
    const row = { modId: node.modId, depth, isOn, isOverruled: !isParentOn };
    return [row, ...switchRows(node.childrenNodes ?? [], pending, depth + 1, isParentOn && isOn)];
  });
}
