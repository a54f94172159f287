import { switchOf } from '@tessera/shared/registry';
import type { Decision } from '@tessera/shared/registry/resolve';
import type { SwitchNode } from '@tessera/shared/switches';

/**
 * The merchant's switches as its pages get them: a remote without a release, because it was killed or never promoted, is
 * off. So nothing on a page leads to it, whatever the merchant has set.
 */
export function withMissingOff(
  tree: readonly SwitchNode[],
  decisions: readonly Pick<Decision, 'id' | 'version'>[],
): readonly SwitchNode[] {
  const missing = decisions.flatMap(({ id, version }) => (version === undefined ? (switchOf(id) ?? []) : []));
  if (missing.length === 0) return tree;
  const here = new Set(tree.map(({ modId }) => modId));
  return [
    ...tree.map((node) => (missing.some((name) => name === node.modId) ? { ...node, enabled: '0' } : node)),
    ...missing.filter((name) => !here.has(name)).map((modId) => ({ modId, enabled: '0' })),
  ];
}

/** The switches with each of these remotes on, unless the merchant has switched it off. */
export function withMissingOn(tree: readonly SwitchNode[], remotes: readonly string[]): readonly SwitchNode[] {
  const here = new Set(tree.map(({ modId }) => modId));
  const missing = remotes.flatMap((id) => switchOf(id) ?? []).filter((name) => !here.has(name));
  return [...tree, ...missing.map((modId) => ({ modId, enabled: '1' }))];
}
