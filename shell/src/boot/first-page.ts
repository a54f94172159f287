import { firstPartsAt } from '../remotes/first-parts.ts';
import { loadPart } from '../remotes/part-loader.ts';
import { loadOwnPartsAt } from '../routing/own-parts.ts';

/** How long the first render waits for the page's module; then the chrome appears with a skeleton. */
const LONGEST_WAIT_MS = 400;

/**
 * Loads what the first page shows before the first paint, so that a fast network shows no skeleton, and React takes over what
 * the edge has rendered instead of rendering it anew.
 */
export async function prepareFirstPage(path: string): Promise<void> {
  const loads: Promise<unknown>[] = firstPartsAt(path).map(({ release, key }) => loadPart(release, key));
  loads.push(loadOwnPartsAt(path));
  // A part that fails here fails again in its own place, where the error can be shown and retried.
  const settled = Promise.allSettled(loads);
  await Promise.race([settled, new Promise((resume) => setTimeout(resume, LONGEST_WAIT_MS))]);
}
