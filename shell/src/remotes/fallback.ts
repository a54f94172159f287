import type { PageRemote } from '@tessera/shared/registry';
import { endFailedLocal } from '../overrides/local-releases.ts';
import { isLocal, type Release, releaseOf, replacementOf, replaceRelease } from './live-remotes.ts';
import { failureOf } from './load-failure.ts';
import { loadPart } from './part-loader.ts';
import { reportFailure } from './release-reports.ts';
import { addReleases, prepareFiles } from './trusted-files.ts';

/** A visitor waits for the answer in front of a skeleton. */
const ANSWER_MS = 3_000;

/** By the container of the release that failed. */
const asked = new Map<string, Promise<boolean>>();
/** Containers that took the place of another one: a page never goes on from there. */
const fallbacks = new Set<string>();

/**
 * Moves a remote from a release that failed to its last good one, as the edge knows it: every contribution on the page at
 * once, and those that come later. False if there is none, or if this is the last good one.
 */
export function fallBack(release: Release): Promise<boolean> {
  const current = releaseOf(release.id);
  if (current && current.container !== release.container) return Promise.resolve(true);
  if (isLocal(release)) return Promise.resolve(endFailedLocal(release));
  if (fallbacks.has(release.container)) return Promise.resolve(false);
  const running = asked.get(release.container);
  if (running) return running;
  const moved = fallbackFor(release)
    .then((next) => {
      if (!next || next.container === release.container) return false;
      fallbacks.add(next.container);
      replaceRelease(release, next);
      return true;
    })
    .finally(() => asked.delete(release.container));
  asked.set(release.container, moved);
  return moved;
}

/** Loads a part for code outside of React: of the last good release if this one fails. Each failure is reported. */
export async function loadPartOrFallBack<Part>(release: Release, key: string): Promise<Part> {
  try {
    return await loadPart<Part>(release, key);
  } catch (cause) {
    const failure = failureOf(release.id, cause);
    reportFailure(failure, release.version, key);
    const next = (await fallBack(release)) ? releaseOf(release.id) : undefined;
    if (!next) throw failure;
    return loadPart<Part>(next, key).catch((again: unknown) => {
      const second = failureOf(next.id, again);
      reportFailure(second, next.version, key);
      throw second;
    });
  }
}

/** The last good release of a remote, checked; `undefined` without one, or while the edge cannot say. */
async function fallbackFor({ id, version }: Release): Promise<PageRemote | undefined> {
  const query = new URLSearchParams({ remote: id, failed: version });
  try {
    const answer = await fetch(`/edge/fallback.json?${query}`, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (answer.status !== 200) return undefined;
    const found = replacementOf((await answer.json()) as PageRemote);
    addReleases(undefined, [found]);
    await prepareFiles(found);
    return found;
  } catch (cause) {
    console.warn('[fallback]', cause);
    return undefined;
  }
}
