import { isDialogAlone, matchesPath } from '@tessera/shared/registry';
import { isSwitchOn } from '@tessera/shared/switches';
import { contentPages } from '../content/content-pages.ts';
import { liveNow } from '../remotes/live-remotes.ts';
import { BrandPage, ContentView } from './app-routes.tsx';

export const isContentPage = (path: string): boolean => contentPages.some((page) => matchesPath(page.path, path));

/** Loads the code of the shell's own parts that a page shows at once. What fails is loaded again by its own place. */
export async function loadOwnPartsAt(path: string): Promise<void> {
  const loads: Promise<void>[] = [];
  if (isContentPage(path)) loads.push(ContentView.loadAhead());
  const mustSignIn = isSwitchOn('loginedToHomePage');
  if (liveNow().some(({ contract }) => isDialogAlone(contract, path, mustSignIn))) loads.push(BrandPage.loadAhead());
  await Promise.all(loads);
}
