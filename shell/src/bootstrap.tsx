import { cipherFor, followSignOuts, installPayloadCipher } from '@tessera/shared/api';
import { loadPainter } from '@tessera/shared/art/game-art';
import { installDialogHost } from '@tessera/shared/dialogs';
import { bus, connectTabs, onBusFault } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { type Boot, HOME_PATH, OVERRIDE_FRAGMENT } from '@tessera/shared/registry';
import { goTo } from '@tessera/shared/router';
import { forgetSealedPassword, keepAccountMarked } from '@tessera/shared/session';
import { whenIdle } from '@tessera/shared/when-idle';
import { afterLargestPaint, installBootData, startTranslating } from './boot/boot-document.ts';
import { prepareFirstPage } from './boot/first-page.ts';
import { mountSite } from './boot/mount-site.tsx';
import { reserveAccountPlace } from './chrome/header/account-place.tsx';
import { openDialog, showMessage } from './dialogs/dialog-stack.ts';
import { lockPage } from './dialogs/page-lock.tsx';
import { routeIntent } from './intents/intent-routing.ts';
import { followEdits } from './live/edited-fields.ts';
import { online } from './live/online.ts';
import { connectReactions } from './live/reactions.ts';
import { endReload } from './live/reload-once.ts';
import { restoreUntilAnswered } from './live/restore-until-answered.ts';
import { followReturns, followVisits } from './live/restored-page.ts';
import { followServer } from './live/server-pushes.ts';
import { followOverrideAddresses } from './overrides/local-releases.ts';
import { liveNow } from './remotes/live-remotes.ts';
import { reportUse } from './remotes/release-reports.ts';
import { installRemoteLoader, type RemoteLoader } from './remotes/remote-loader.ts';
import { prepareFiles } from './remotes/trusted-files.ts';
import { ownScrollRestoration } from './routing/scroll-memory.ts';
import { followTheme } from './theme/theme.ts';

/** The start of a page, from the boot document to the first render (spec §4). */
export async function bootstrap(boot: Boot, loader: RemoteLoader): Promise<void> {
  // A developer's release that is agreed to at this address is not what the edge has rendered.
  const hasOverride = window.location.hash.startsWith(OVERRIDE_FRAGMENT);
  startAtHome();
  installBootData(boot);
  followTheme();
  ownScrollRestoration();

  installRemoteLoader(loader);
  installPayloadCipher(cipherFor(boot.publicKey));
  installIntentRouter(routeIntent);
  installDialogHost({ openDialog, showMessage, lockPage });
  connectTabs();
  onBusFault((fault) => console.error('[events]', fault));

  const translating = startTranslating(boot);
  followOverrideAddresses(boot, translating);
  // Restoring the session and loading the first page run in parallel.
  restoreUntilAnswered();
  followSignOuts();
  keepAccountMarked();
  goHomeOnSignOut();
  // A developer's own releases take the place of others before anything of those is loaded.
  if (boot.overrides) await (await import('./overrides/start-overrides.ts')).startOverrides(boot);
  await Promise.all([translating, prepareFirstPage(window.location.pathname)]);

  reserveAccountPlace();
  mountSite(boot, hasOverride);
  connectReactions();
  endReload(boot.shell.version);
  followServer();
  followEdits();
  followReturns();
  followVisits();
  afterLargestPaint(() => loadFonts(boot));
  reportUse(boot.shell);
  whenIdle(prepareNextFiles);
  whenIdle(forgetSealedPassword);
  whenIdle(storeFacts);
  whenIdle(followSupport);
  whenIdle(startKeepingFocus, 'soon');
  whenIdle(startLoadingAhead);
  // The first screen came with its pictures, the next page's are painted here.
  whenIdle(() => void loadPainter());
  whenIdle(() => startServiceWorker(boot));
}

/** The bare address of a site is its home page, as the edge has rendered it. */
function startAtHome(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === '/') window.history.replaceState(window.history.state, '', `${HOME_PATH}${search}${hash}`);
}

/** The lists of the files that the next clicks need. */
function prepareNextFiles(): void {
  // One that cannot be trusted fails when it is needed, in its place.
  for (const release of liveNow()) prepareFiles(release).catch((cause: unknown) => console.warn('[files]', cause));
}

/** A sign-out by the user leads home (spec §4); an expired token stays on the page (wire-facts). */
function goHomeOnSignOut(): void {
  bus.on('auth:signed-out', 'shell').subscribe(({ reason }) => {
    if (reason === 'chosen') goTo('/');
  });
}

/** Loads the code that links the brand's fonts; without it, text stays in the fallback font. */
function loadFonts({ shell }: Boot): void {
  import('./theme/brand-fonts.ts')
    .then(({ linkFonts }) => linkFonts(shell))
    .catch((cause: unknown) => console.warn('[fonts]', cause));
}

/** Loads the code that counts new answers of customer service; if it fails, the count is missing. */
function followSupport(): void {
  online()
    .then(() => import('./support/watch-unread.ts'))
    .then(({ watchUnread }) => watchUnread())
    .catch((cause: unknown) => console.error('[support]', cause));
}

/** Loads the code that keeps the keyboard's place; without it the page works as it did. */
function startKeepingFocus(): void {
  import('./root/keep-focus.ts')
    .then(({ keepFocus }) => keepFocus())
    .catch((cause: unknown) => console.error('[focus]', cause));
}

/** Loads the code that loads the next page ahead; without it a click loads what it shows. */
function startLoadingAhead(): void {
  import('./routing/follow-links.ts')
    .then(({ followLinks }) => followLinks())
    .catch((cause: unknown) => console.error('[ahead]', cause));
}

/** Loads the code that gives the browser the site's service worker; without it the site works as it did. */
function startServiceWorker(boot: Boot): void {
  import('./live/service-worker.ts')
    .then(({ followServiceWorker }) => followServiceWorker(boot))
    .catch((cause: unknown) => console.warn('[service worker]', cause));
}

/** Loads the code that stores session facts; if it fails, nothing visible is missing. */
function storeFacts(): void {
  online()
    .then(() => import('./live/session-facts.ts'))
    .then(({ storeSessionFacts }) => storeSessionFacts())
    .catch((cause: unknown) => console.error('[session]', cause));
}
