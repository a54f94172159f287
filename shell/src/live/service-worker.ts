import { bus } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
import {
  type Boot,
  NEXT_FILES_PATH,
  type NextFiles,
  offlineEdition,
  SERVICE_WORKER_PATH,
} from '@tessera/shared/registry';
import { whenIdle } from '@tessera/shared/when-idle';
import { bootDocument, liveNow, onReleasesChange } from '../remotes/live-remotes.ts';
import { hashesByPath, prepareFiles, serviceWorkerUrl } from '../remotes/trusted-files.ts';
import { END_NOTICE, type PageNotice } from '../service-worker/page-notice.ts';
import { onThemeChange } from '../theme/theme.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the pages that may be next are loaded: not for who has asked to load less, nor where each byte takes long. */
function mayLoadMore(): boolean {
  const { saveData, effectiveType = '4g' } = (navigator as { readonly connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g';
}

/**
 * Gives this browser the site's service worker (ADR 86) and notifies it of what the page uses, or ends the one that it has where
 * the site has none any more. A page with a developer's own releases does not notify it.
 */
export async function followServiceWorker({ hasServiceWorker, overrides }: Boot): Promise<void> {
  const { serviceWorker } = navigator;
  // Missing where the site is not reached securely.
  if (!serviceWorker) return;
  if (!hasServiceWorker) return endServiceWorker(serviceWorker);
  if (overrides) return;
  const url = serviceWorkerUrl();
  // The browser's own: it looks for another worker with every page, and not in its cache.
  const registration = await serviceWorker.register(url, { scope: '/', updateViaCache: 'none' });
  // Tests take the worker away by a `register` that does nothing.
  if (!registration) return;
  await serviceWorker.ready;
  // What came before there was a worker; later files pass it.
  const before = serviceWorker.controller ? undefined : followLoadedFiles(notify);
  async function notify(): Promise<void> {
    const notice = await noticeOf(before?.() ?? []);
    // Read last: another page may meanwhile have replaced the worker, or ended it, and an ended one must store nothing.
    (await serviceWorker.getRegistration())?.active?.postMessage(notice);
  }
  const notifyWhenIdle = () => void whenIdle(() => void notify().catch(report));
  await notify();
  onReleasesChange(notifyWhenIdle);
  bus.on('shell:language-changed', 'shell').subscribe(notifyWhenIdle);
  onThemeChange(notifyWhenIdle);
}

const report = (cause: unknown): void => console.warn('[service worker]', cause);

async function endServiceWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registration = await serviceWorker.getRegistration();
  if (!registration?.active?.scriptURL.endsWith(SERVICE_WORKER_PATH)) return;
  // It goes with the last page that it answers, and must store nothing more until then.
  registration.active.postMessage(END_NOTICE);
  await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith('tessera-')) await caches.delete(name);
}

/** What the page uses now, and what it may need next. */
async function noticeOf(loaded: readonly string[]): Promise<PageNotice> {
  const { shell, settingsVersion } = bootDocument();
  // A release whose list cannot be had is missing, and stays with the browser's own cache.
  await Promise.allSettled([shell, ...liveNow()].map(prepareFiles));
  return {
    files: hashesByPath(),
    ahead: [...loaded, ...(mayLoadMore() ? await nextFiles() : [])],
    language: i18n.language,
    theme: document.documentElement.dataset.theme ?? '',
    offlineEdition: offlineEdition(shell.version, settingsVersion),
  };
}

/** The last list, with the releases, settings and language that it is of: a page that loads more files asks for it only once. */
let listed: { readonly of: string; readonly files: readonly string[] } | undefined;

async function nextFiles(): Promise<readonly string[]> {
  const { shell, settingsVersion } = bootDocument();
  const { language } = i18n;
  const of = [language, settingsVersion, shell.base, ...liveNow().map(({ base }) => base)].join(' ');
  if (listed?.of === of) return listed.files;
  const answer = await fetch(`${NEXT_FILES_PATH}?${new URLSearchParams({ language })}`);
  if (!answer.ok) return [];
  const { files } = (await answer.json()) as NextFiles;
  listed = { of, files };
  return files;
}

/** Collects the files that the page loads, and calls back when it is idle after more of them. */
function followLoadedFiles(more: () => Promise<void>): () => readonly string[] {
  const loaded = new Set<string>();
  let isWaiting = true;
  const observer = new PerformanceObserver((list) => {
    const { size } = loaded;
    for (const { name } of list.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === window.location.origin && pathname.startsWith('/assets/')) loaded.add(pathname);
    }
    if (loaded.size === size || isWaiting) return;
    isWaiting = true;
    whenIdle(() => void more().catch(report));
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    isWaiting = false;
    return [...loaded];
  };
}
