import { filePath } from './file-requests.ts';
import { FileWorker } from './file-worker.ts';
import { END_NOTICE, readNotice } from './page-notice.ts';
import { StoredFiles } from './stored-files.ts';
import type { WorkerScope } from './worker-scope.ts';
import { WorkerState } from './worker-state.ts';

const scope = globalThis as unknown as WorkerScope;

const report = (cause: unknown): void => console.warn('[service worker]', cause);
const worker = new FileWorker({
  files: new StoredFiles(caches, report),
  state: new WorkerState(caches),
  fetch: (input, init) => fetch(input, init),
  openPages: async () =>
    (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id),
  report,
});

/** Where the browser supports static routes, calls bypass the worker: a call must not wait until an idle worker has started. */
const CALLS = ['/wps/*', '/lgw/*', '/edge/*'];

scope.addEventListener('install', (event) => {
  // Everything is by hash, so pages of any release can have the newest worker.
  void scope.skipWaiting();
  const routes = CALLS.map((urlPattern) => ({ condition: { urlPattern }, source: 'network' as const }));
  event.waitUntil(Promise.all([event.addRoutes?.(routes), worker.loadOfflinePages()]));
});

scope.addEventListener('activate', (event) => {
  // Documents come from the network; they are asked for while the worker starts.
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') {
    if (request.method === 'GET') event.respondWith(worker.document(request, event.preloadResponse));
    return;
  }
  const path = filePath(request, scope.location.origin);
  if (path === undefined) return;
  const answered = worker.answer(path, request);
  event.respondWith(answered.then(({ answer }) => answer));
  // What fails is the page's answer.
  event.waitUntil(
    answered.then(
      ({ kept }) => kept,
      () => undefined,
    ),
  );
});

scope.addEventListener('message', (event) => {
  if (event.data === END_NOTICE) return event.waitUntil(worker.end());
  const notice = readNotice(event.data);
  if (notice) event.waitUntil(worker.take(notice, event.source?.id));
});
