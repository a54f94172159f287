import type { Condition } from '@tessera/shared/contract';
import { type Boot, isAvailable, type PageRemote, surroundingsOf } from '@tessera/shared/registry';
import { useSession } from '@tessera/shared/session';
import { SwitchSet, switches$, useSwitchSet } from '@tessera/shared/switches';
import { useMemo } from 'react';

export type Release = PageRemote;

let boot: Boot | undefined;

export function installBoot(document: Boot): void {
  boot = document;
}

/** The boot document of this page. */
export function bootDocument(): Boot {
  if (!boot) throw new Error('installBoot() must run first.');
  return boot;
}

/** The releases that these switches turn on, in the registry's order. */
export function liveReleases(switches: SwitchSet): readonly Release[] {
  return bootDocument().remotes.filter(({ contract }) => switches.isOn(contract.switch));
}

let latest = new SwitchSet([]);
switches$.subscribe((switches) => {
  latest = switches;
});

/** The current live releases, for code outside of React. */
export const liveNow = (): readonly Release[] => liveReleases(latest);

/**
 * Collects contributions from every live release; updates when a switch or the session changes. While a session is
 * being restored, contributions for certain roles are hidden.
 */
export function useContributions<Item extends { readonly when?: Condition }>(
  select: (release: Release) => readonly Item[],
): readonly { readonly release: Release; readonly item: Item }[] {
  const switches = useSwitchSet();
  const { role } = useSession();
  // `select` is a constant of its caller, so the list depends on the context alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const surroundings = surroundingsOf(bootDocument(), switches);
    return liveReleases(switches).flatMap((release) =>
      select(release)
        .filter((item) => isAvailable(item.when, surroundings, role))
        .map((item) => ({ release, item })),
    );
  }, [switches, role]);
}
