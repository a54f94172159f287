import { type Boot, type Mounted, type RemoteRelease, resolve } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';

/** The releases whose remotes are switched on for this merchant. */
export function liveReleases(
  boot: Pick<Boot, 'switches'>,
  remotes: readonly Mounted<RemoteRelease>[],
): readonly Mounted<RemoteRelease>[] {
  const stable = Object.fromEntries(remotes.map((release) => [release.id, release]));
  return resolve({ remotes: remotes.map(({ id }) => id), stable }, new SwitchSet(boot.switches)).flatMap((decision) =>
    decision.outcome === 'on' ? [decision.release] : [],
  );
}
