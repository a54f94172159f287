import { addFirstAnswers, answersGeneration, type FirstAnswers } from '@tessera/shared/api';
import { i18n } from '@tessera/shared/i18n';
import { HOME_PATH } from '@tessera/shared/registry';
import { firstPartsAt } from '../remotes/first-parts.ts';
import { loadPartAhead, preparePart } from '../remotes/part-loader.ts';
import { isContentPage, loadOwnPartsAt } from './own-parts.ts';

/** For so long nothing is asked again for the same page. */
const periodMs = 20_000;
const mostAddresses = 100;
const recent = new Map<string, { readonly at: number; readonly end: Promise<unknown> }>();

/** Does something for an address, or for a call; what was begun a moment ago is not done again. */
function oncePerPeriod<End>(name: string, act: () => Promise<End>): Promise<End> {
  const now = performance.now();
  const last = recent.get(name);
  if (last && now - last.at < periodMs) return last.end as Promise<End>;
  if (recent.size >= mostAddresses) recent.clear();
  const end = act();
  recent.set(name, { at: now, end });
  return end;
}

const isPage = (key: string): boolean => /^(?:route|centre|dialog):/.test(key);

/**
 * Loads the code of a page that may be next, and asks for what it shows first. Nothing is shown; what fails is loaded again
 * by the page itself, which shows it. Answers whether all of its code is here.
 */
export function loadAhead({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<boolean> {
  return oncePerPeriod(pathname + search, async () => {
    const parts = firstPartsAt(pathname);
    if (pathname !== HOME_PATH && !isContentPage(pathname) && !parts.some(({ key }) => isPage(key))) return false;
    const answers = askFirst(pathname, parts.some(({ isNarrowed }) => isNarrowed) ? search : '');
    const loads = parts.map(async ({ release, key }) => {
      await loadPartAhead(release, key, { pathname, search });
      // What has come with the first answers is not asked for twice, nor what the page itself has asked for meanwhile.
      await answers;
      const { location } = window;
      if (location.pathname + location.search !== pathname + search) preparePart(release, key, { pathname, search });
    });
    const ends = await Promise.allSettled([...loads, loadOwnPartsAt(pathname)]);
    return ends.every(({ status }) => status === 'fulfilled');
  });
}

/** Asks for a visitor's answers; of an account only what is the same for everybody is used. */
async function askFirst(path: string, search: string): Promise<void> {
  const asked = { path, language: i18n.language, ...(search ? { search } : {}) };
  const address = `/edge/first-answers.json?${new URLSearchParams(asked)}`;
  await oncePerPeriod(address, async () => {
    const [generation, askedAt] = [answersGeneration(), performance.now()];
    try {
      const answer = await fetch(address);
      const answers = answer.ok ? ((await answer.json()) as FirstAnswers) : undefined;
      if (answers && generation === answersGeneration()) addFirstAnswers(answers, askedAt);
    } catch (cause) {
      console.warn('[ahead]', cause);
    }
  });
}
