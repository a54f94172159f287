import { isOnByDefault } from '@tessera/shared/switches/defaults';

/** A node of the whitelabel answer (spec §3), in the shape of the wire. */
export interface SwitchNode {
  readonly modId: string;
  readonly enabled: '0' | '1';
  readonly childrenNodes: readonly SwitchNode[];
}

export interface SwitchRow {
  readonly modId: string;
  readonly parent: string | null;
  readonly enabled: boolean;
}

/** Rows in stored order to the tree of the wire. */
export function treeOf(rows: readonly SwitchRow[], parent: string | null = null): SwitchNode[] {
  return rows
    .filter((row) => row.parent === parent)
    .map((row) => ({
      modId: row.modId,
      enabled: row.enabled ? '1' : '0',
      childrenNodes: treeOf(rows, row.modId),
    }));
}

/**
 * Decision 12 and ADR 46: one of the six first remotes is on where it is missing, any other missing switch is off, a
 * disabled parent disables its children.
 */
export function isOn(rows: ReadonlyMap<string, SwitchRow>, modId: string): boolean {
  const row = rows.get(modId);
  if (!row) return isOnByDefault(modId);
  if (!row.enabled) return false;
  return row.parent === null || isOn(rows, row.parent);
}
