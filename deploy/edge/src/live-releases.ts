import type { Boot, Mounted, RemoteRelease } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';

/** The releases whose remotes are switched on for this merchant. */
export function liveReleases(
  boot: Pick<Boot, 'switches'>,
  remotes: readonly Mounted<RemoteRelease>[],
): readonly Mounted<RemoteRelease>[] {
  const switches = new SwitchSet(boot.switches);
  return remotes.filter(({ contract }) => switches.isOn(contract.switch));
}
