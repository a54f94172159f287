import type { Condition, Role } from '@tessera/shared/contract';
import { type Boot, isAvailable, type PageRemote, surroundingsOf } from '@tessera/shared/registry';
import { useContractKinds, useSession } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';
import { SwitchSet, switches$, useSwitchSet } from '@tessera/shared/switches';
import { useMemo } from 'react';

export type Release = PageRemote;

const installed = createStore<Boot | undefined>(undefined);
const remotesOf = (boot: Boot | undefined): readonly Release[] => boot?.remotes ?? none;
const none: readonly Release[] = [];

/** The release that took the place of one that failed in this page, by id and version of that one. */
const replacements = new Map<string, Release>();
const nameOf = ({ id, version }: Pick<Release, 'id' | 'version'>): string => `${id}@${version}`;

/** A developer's own releases by id, which take the place of what the edge says (shell/src/overrides). */
const locals = new Map<string, Release>();
/** All that the page has ever had of them. */
const everLocal = new WeakSet<Release>();
/** What the edge says, by id. */
const published = new Map<string, Release>();

/** Whether another release is in the place of this one, because it failed in this page or a developer has his own. */
export const isReplaced = (release: Pick<Release, 'id' | 'version'>): boolean =>
  locals.has(release.id) || replacements.has(nameOf(release));

/** A release, or the one in its place if it failed in this page. */
export const replacementOf = (release: Release): Release => replacements.get(nameOf(release)) ?? release;

/** A release that failed stays replaced, also if it is installed again: a page never goes back and forth. */
export function installBoot(document: Boot): void {
  installed.set({ ...document, remotes: inPlaceOf(document.remotes) });
}

/** The same list if nothing is in the place of anything: a new one means that releases have changed. */
function inPlaceOf(remotes: readonly Release[]): readonly Release[] {
  const next = remotes.flatMap((release) => {
    if (!everLocal.has(release)) published.set(release.id, replacementOf(release));
    return locals.get(release.id) ?? published.get(release.id) ?? [];
  });
  // A remote that was never published. One that the edge has taken away is not brought back.
  const isNew = ({ id }: Release) => !published.has(id) && !next.some((one) => one.id === id);
  const all = [...next, ...[...locals.values()].filter(isNew)];
  return all.length === remotes.length && all.every((one, at) => one === remotes[at]) ? remotes : all;
}

/** Puts a developer's release in the place of the published one, or ends that. */
export function setLocalRelease(id: string, release: Release | undefined): void {
  if (release) {
    locals.set(id, release);
    everLocal.add(release);
  } else locals.delete(id);
  installBoot(bootDocument());
}

/** Whether it is a developer's own, and whether there is a published one that could take its place. */
export const isLocal = (release: Release): boolean => everLocal.has(release);
export const hasPublished = (id: string): boolean => published.has(id);

/** All contributions of a remote move to another release at once, and stay there. */
export function replaceRelease(failed: Release, next: Release): void {
  replacements.set(nameOf(failed), next);
  installBoot(bootDocument());
}

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

/** The release of a remote that the page uses now, whether its switch is on or off. */
export const releaseOf = (id: string): Release | undefined => bootDocument().remotes.find((one) => one.id === id);

/** The releases that these switches turn on, in the registry's order. */
const liveReleases = (remotes: readonly Release[], switches: SwitchSet): readonly Release[] =>
  remotes.filter(({ contract }) => switches.isOn(contract.switch));

let latest = new SwitchSet([]);
switches$.subscribe((switches) => {
  latest = switches;
});

/** The current switches, for code outside of React. */
export const switchesNow = (): SwitchSet => latest;

/** The current live releases, for code outside of React. */
export const liveNow = (): readonly Release[] => liveReleases(bootDocument().remotes, latest);

/** The releases of the page, whether their switches are on or off; a component that uses them renders again when they change. */
export const useReleases = (): readonly Release[] => installed.use(remotesOf);

/** The live releases; a component that uses them renders again when they change. */
export function useLiveReleases(): readonly Release[] {
  const switches = useSwitchSet();
  const remotes = useReleases();
  return useMemo(() => liveReleases(remotes, switches), [remotes, switches]);
}

/**
 * Collects contributions from every live release; updates when a switch, a release or the session changes. While a session is
 * being restored, it shows those of the role `restoringAs`; by default none that are limited to roles.
 */
export function useContributions<Item extends { readonly when?: Condition }>(
  select: (release: Release) => readonly Item[],
  restoringAs: Role | 'restoring' = 'restoring',
): readonly { readonly release: Release; readonly item: Item }[] {
  const switches = useSwitchSet();
  const session = useSession();
  const contractKinds = useContractKinds();
  const live = useLiveReleases();
  // `select` is a constant of its caller, so the list depends on the context alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const surroundings = surroundingsOf(bootDocument(), switches);
    const viewer = { ...session, role: session.role === 'restoring' ? restoringAs : session.role, contractKinds };
    return live.flatMap((release) =>
      select(release)
        .filter((item) => isAvailable(item.when, surroundings, viewer))
        .map((item) => ({ release, item })),
    );
  }, [live, switches, session, contractKinds, restoringAs]);
}
