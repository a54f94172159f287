import { type Boot, OVERRIDE_FRAGMENT } from '@tessera/shared/registry';
import { createStore } from '@tessera/shared/store';
import { hasPublished, type Release, setLocalRelease } from '../remotes/live-remotes.ts';

/**
 * What becomes of a developer's own release in this page. `ruled`: another rule decides which release the remote has, because
 * it is killed, switched off or pinned.
 */
export type LocalState =
  | 'connecting'
  | 'running'
  | 'notBuilding'
  | 'stopped'
  | 'failed'
  | 'refused'
  | 'expired'
  | 'killed'
  | 'switchedOff'
  | 'pinned';

/** A developer's own release (ADR 49), as the banner shows it. */
export interface LocalRelease {
  readonly remote: string;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly state: LocalState;
}

export const localReleases = createStore<readonly LocalRelease[]>([]);

/** Changes what the banner says of a remote. */
export const noteLocal = (remote: string, change: Partial<LocalRelease>): void =>
  localReleases.set((all) => all.map((one) => (one.remote === remote ? { ...one, ...change } : one)));

/** The published release takes the place of one that failed; false if there is none. */
export function endFailedLocal({ id }: Release): boolean {
  if (!hasPublished(id)) return false;
  noteLocal(id, { state: 'failed' });
  setLocalRelease(id, undefined);
  return true;
}

/** An address that `tessera dev` printed asks for a local release, also in a page that is open already. */
export function followOverrideAddresses({ trust }: Boot, translated: Promise<void>): void {
  const look = () => {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(OVERRIDE_FRAGMENT)) return;
    // It is nobody's business afterwards: no history, bookmark or screenshot has it.
    window.history.replaceState(window.history.state, '', pathname + search);
    Promise.all([import('./accept-override.ts'), translated])
      .then(([{ acceptOverride }]) => acceptOverride(hash.slice(OVERRIDE_FRAGMENT.length), trust))
      .catch((cause: unknown) => console.error('[override]', cause));
  };
  window.addEventListener('hashchange', look);
  look();
}
