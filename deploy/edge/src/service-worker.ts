import { createHash } from 'node:crypto';
import {
  type Boot,
  NEXT_FILES_PATH,
  type NextFiles,
  OFFLINE_PAGES_PATH,
  offlineEdition,
  SERVICE_WORKER_FILE,
  SERVICE_WORKER_PATH,
} from '@tessera/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import { hostOf, ipOf } from './hosts.ts';
import { offlinePages } from './offline-pages.ts';
import type { OperatorBoot } from './operator-boots.ts';
import type { OperatorLink } from './operator-link.ts';
import type { Overrides } from './overrides.ts';
import { listedPages } from './page-at.ts';
import { hasWorkerFile, pageBoot } from './page-boot.ts';
import { notServed } from './pages.ts';
import { preloadsFor, shownFilesAt } from './preloads.ts';
import type { ReleaseStore, Releases } from './releases/release-store.ts';
import { serviceWorkerHeaders } from './security-headers.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';
import { visitorOf } from './visitors.ts';

/** In the place of the service worker where there is none: it removes what the one before it has kept, and itself. */
const ENDING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('tessera-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface Sources {
  readonly operator: OperatorLink;
  readonly releases: ReleaseStore;
  readonly overrides: Overrides;
}

/** The service worker of the visitor's shell, and what it keeps besides the files of open pages (ADR 86). */
export function serveServiceWorker(
  app: FastifyInstance,
  { operator, releases, overrides }: Sources,
  isOn: boolean,
): void {
  const errorHandler = refuseWithoutOperator;
  const visitOf = async (request: FastifyRequest, merchant: Boot['merchant']) => {
    const operatorBoot = await operator.boot(merchant.code, ipOf(request));
    const current = releases.for(await visitorOf(request, merchant.code, operatorBoot, overrides));
    return { operatorBoot, current };
  };
  const send = (reply: FastifyReply, content: object) => {
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(reply, JSON.stringify(content));
  };

  app.get(SERVICE_WORKER_PATH, { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return notServed(reply);
    const { current } = await visitOf(request, merchant);
    const has = isOn && hasWorkerFile(current);
    const script = has ? await releases.readFile(current.shell, SERVICE_WORKER_FILE) : ENDING_WORKER;
    return reply.headers(serviceWorkerHeaders).send(script);
  });

  app.get(OFFLINE_PAGES_PATH, { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    const { operatorBoot, current } = await visitOf(request, merchant);
    const edition = offlineEdition(current.shell.version, operatorBoot.settingsVersion);
    return send(reply, offlinePages(merchant, edition, current, releases));
  });

  app.get<{ Querystring: { language?: unknown } }>(NEXT_FILES_PATH, { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    const { language } = request.query;
    if (!merchant || typeof language !== 'string' || !merchant.languages.includes(language))
      return reply.code(404).send();
    const { operatorBoot, current } = await visitOf(request, merchant);
    return send(reply, nextFilesOf(merchant, operatorBoot, current, language));
  });
}

/** Far more than the languages of all merchants, because canaries make several sets of releases. */
const mostLists = 200;
/** The lists of files by a hash of all that they depend on. */
const lists = new Map<string, NextFiles>();

function nextFilesOf(
  merchant: Boot['merchant'],
  operator: OperatorBoot,
  current: Releases,
  language: string,
): NextFiles {
  const { gameCategories, gameVendors } = operator;
  const versions = [current.shell, ...current.remotes].map(({ base, version }) => base + version);
  const parts = [merchant.brand, language, versions, current.switches, gameCategories, gameVendors];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  const known = lists.get(key);
  if (known) return known;
  const boot = pageBoot(merchant, operator, current, language);
  const paths = listedPages({ brand: merchant.brand, operator, releases: current }).map(({ canonical }) => canonical);
  const made = nextFiles(boot, paths, current);
  lists.set(key, made);
  if (lists.size > mostLists) lists.delete(lists.keys().next().value as string);
  return made;
}

/** Each file once; those of the page that the menus name first come first. */
const nextFiles = (boot: Boot, paths: readonly string[], releases: Releases): NextFiles => ({
  files: [
    ...new Set(
      paths.flatMap((path) => [
        ...preloadsFor(boot, path, releases).map(({ href }) => href),
        ...shownFilesAt(boot, path, releases),
      ]),
    ),
  ],
});
