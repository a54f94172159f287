import type { Condition } from '@tessera/shared/contract';
import { type Boot, isAvailable, type PageRemote, surroundingsOf } from '@tessera/shared/registry';
import { useSession } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';
import { SwitchSet, switches$, useSwitchSet } from '@tessera/shared/switches';
import { useMemo } from 'react';

export type Release = PageRemote;

const installed = createStore<Boot | undefined>(undefined);
const remotesOf = (boot: Boot | undefined): readonly Release[] => boot?.remotes ?? none;
const none: readonly Release[] = [];

export const installBoot = (document: Boot): void => installed.set(document);

/** The boot document of this page, with what has changed since. */
export function bootDocument(): Boot {
  const boot = installed.get();
  if (!boot) throw new Error('installBoot() must run first.');
  return boot;
}

/** Calls back after the page has got other releases; not for anything else that has changed. */
export function onReleasesChange(changed: () => void): () => void {
  let last = remotesOf(installed.get());
  return installed.subscribe(() => {
    const now = remotesOf(installed.get());
    if (now !== last) changed();
    last = now;
  });
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
 * Collects contributions from every live release; updates when a switch, a release or the session changes. While a session is
 * being restored, contributions for certain roles are hidden.
 */
export function useContributions<Item extends { readonly when?: Condition }>(
  select: (release: Release) => readonly Item[],
): readonly { readonly release: Release; readonly item: Item }[] {
  const switches = useSwitchSet();
  const { role } = useSession();
  const remotes = installed.use(remotesOf);
  // `select` is a constant of its caller, so the list depends on the context alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const surroundings = surroundingsOf(bootDocument(), switches);
    return liveReleases(switches).flatMap((release) =>
      select(release)
        .filter((item) => isAvailable(item.when, surroundings, role))
        .map((item) => ({ release, item })),
    );
  }, [switches, role, remotes]);
}
