import type { Condition } from '@tessera/shared/contract';
import { type Boot, type PageRemote, resolve } from '@tessera/shared/registry';
import { type SessionState, useSession } from '@tessera/shared/session';
import { SwitchSet, switches$, useSwitchSet } from '@tessera/shared/switches';
import { useMemo } from 'react';

export type Release = PageRemote;

let boot: Boot | undefined;

export function installBoot(document: Boot): void {
  boot = document;
}

/** The boot document of this page. */
export function bootDocument(): Boot {
  if (!boot) throw new Error('installBoot() runs first.');
  return boot;
}

/** The releases that are on for these switches, in the registry's order. */
export function liveReleases(switches: SwitchSet): readonly Release[] {
  const { remotes } = bootDocument();
  const stable = Object.fromEntries(remotes.map((release) => [release.id, release]));
  return resolve({ remotes: remotes.map((release) => release.id), stable }, switches).flatMap((decision) =>
    decision.outcome === 'on' ? [decision.release] : [],
  );
}

let latest = new SwitchSet([]);
switches$.subscribe((switches) => {
  latest = switches;
});

/** The releases that are on at this moment, for whoever asks outside of React. */
export const liveNow = (): readonly Release[] => liveReleases(latest);

/** Where a contribution would stand. While a session is restored nobody is offered what only some roles get. */
interface Surroundings {
  readonly switches: SwitchSet;
  readonly role: SessionState['role'];
  readonly brand: string;
}

function holds(condition: Condition | undefined, surroundings: Surroundings): boolean {
  if (!condition) return true;
  if (condition.switch && !surroundings.switches.isOn(condition.switch)) return false;
  if (condition.roles && !condition.roles.some((role) => role === surroundings.role)) return false;
  return !condition.brands || condition.brands.includes(surroundings.brand);
}

/** Draws a list of contributions from every live release; recomputed when a switch flips or somebody signs in or out. */
export function useContributions<Item extends { readonly when?: Condition }>(
  select: (release: Release) => readonly Item[],
): readonly { readonly release: Release; readonly item: Item }[] {
  const switches = useSwitchSet();
  const { role } = useSession();
  // `select` is a constant of its caller; the list depends on the surroundings alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () =>
      liveReleases(switches).flatMap((release) =>
        select(release)
          .filter((item) => holds(item.when, { switches, role, brand: bootDocument().merchant.brand }))
          .map((item) => ({ release, item })),
      ),
    [switches, role],
  );
}
