import { addFirstAnswers, type FirstAnswers } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import { bootDocument, liveReleases } from '../remotes/live-remotes.ts';
import { loadPartAhead, preparePart } from '../remotes/part-loader.ts';

/** For so long nothing is asked again for the same page. */
const keptMs = 20_000;
const mostAddresses = 100;
const askedAt = new Map<string, number>();

/** Whether it was asked for lately; if not, it is now. */
function wasAsked(address: string): boolean {
  const now = performance.now();
  const at = askedAt.get(address);
  if (at !== undefined && now - at < keptMs) return true;
  if (askedAt.size >= mostAddresses) askedAt.clear();
  askedAt.set(address, now);
  return false;
}

/**
 * Loads the code of a page that may be next, and asks for what it shows first. Nothing is shown; what fails is loaded again
 * by the page itself, which shows it.
 */
export async function loadAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  if (wasAsked(pathname + search)) return;
  const boot = bootDocument();
  const switches = new SwitchSet(boot.switches);
  const parts = liveReleases(switches).flatMap((release) =>
    partsAtPath(release.contract, pathname, surroundingsOf(boot, switches))
      .filter(({ isBelowFold }) => !isBelowFold)
      .map(({ key }) => ({ release, key })),
  );
  if (parts.length === 0) return;
  const answers = askFirst(pathname);
  const loads = parts.map(async ({ release, key }) => {
    await loadPartAhead(release, key);
    // What has come with the first answers is not asked for twice.
    await answers;
    preparePart(release, key, { pathname, search });
  });
  await Promise.allSettled(loads);
}

/** A visitor's answers; of an account only what is the same for everybody is used. */
async function askFirst(path: string): Promise<void> {
  try {
    const query = new URLSearchParams({ path, language: i18n.language });
    const answer = await fetch(`/edge/first-answers.json?${query}`);
    if (answer.ok) addFirstAnswers((await answer.json()) as FirstAnswers, performance.now());
  } catch (cause) {
    console.warn('[ahead]', cause);
  }
}
