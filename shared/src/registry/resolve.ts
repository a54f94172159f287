import type { SwitchSet } from '../switches/switch-set.ts';
import type { PageRemote } from './records.ts';

/** Why a remote is, or is not, on a page; in the order in which it was decided. */
export type Decision<Release extends PageRemote = PageRemote> =
  | { readonly id: string; readonly outcome: 'off'; readonly because: 'switched-off' | 'no-release' }
  | {
      readonly id: string;
      readonly outcome: 'on';
      readonly because: 'stable';
      readonly release: Release;
    };

/** What the registry knows: which remotes there are, and where the channel points. */
export interface RegistryState<Release extends PageRemote = PageRemote> {
  /** Remote ids in menu order. */
  readonly remotes: readonly string[];
  /** What the stable channel points to; a remote may have none. */
  readonly stable: Readonly<Record<string, Release | undefined>>;
}

/** Which releases a merchant's page gets. Pure: edge, shell and command line give the same answer (architecture §6). */
export function resolve<Release extends PageRemote>(
  registry: RegistryState<Release>,
  switches: SwitchSet,
): readonly Decision<Release>[] {
  return registry.remotes.map((id): Decision<Release> => {
    const release = registry.stable[id];
    if (!release) return { id, outcome: 'off', because: 'no-release' };
    if (!switches.isOn(release.contract.switch as `MF_${string}`))
      return { id, outcome: 'off', because: 'switched-off' };
    return { id, outcome: 'on', because: 'stable', release };
  });
}
