import type { SwitchSet } from '../switches/switch-set.ts';
import type { PageRemote } from './records.ts';

/** Why a remote is, or is not, on a page; in the order of the checks. */
export type Decision<Release extends PageRemote = PageRemote> =
  | { readonly id: string; readonly outcome: 'off'; readonly because: 'switched-off' | 'no-release' }
  | {
      readonly id: string;
      readonly outcome: 'on';
      readonly because: 'stable';
      readonly release: Release;
    };

/** The data of the registry: which remotes there are, and their releases in the channel. */
export interface RegistryState<Release extends PageRemote = PageRemote> {
  /** Remote ids in menu order. */
  readonly remotes: readonly string[];
  /** The releases of the stable channel; a remote may have none. */
  readonly stable: Readonly<Record<string, Release | undefined>>;
}

/** The releases for a merchant's page. Pure: edge, shell and command line get the same result. */
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
