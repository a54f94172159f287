import Fastify, { type FastifyInstance } from 'fastify';
import { prepareCompression } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { serveConsole } from './console.ts';
import { answerFailures, refuse, refuseConnection } from './failures.ts';
import { serveFirstAnswers } from './first-answer-calls.ts';
import { forward } from './forwarding.ts';
import { renderHomesAhead } from './homes-ahead.ts';
import { rewriteHost } from './hosts.ts';
import { serveLive } from './live.ts';
import { OperatorLink } from './operator-link.ts';
import { serveOverrides } from './override-calls.ts';
import { Overrides } from './overrides.ts';
import { servePages } from './pages.ts';
import { serveReleaseCalls } from './release-calls.ts';
import { ReleaseReports, serveReports } from './release-reports.ts';
import { BuiltReleases } from './releases/built-releases.ts';
import { PublishedReleases } from './releases/published-releases.ts';
import { ReleaseStore } from './releases/release-store.ts';
import type { ReleaseSource } from './releases/source.ts';
import { failureLog, PageRenderer } from './rendering/page-renderer.ts';
import { readBodies } from './request-bodies.ts';
import { bareHeaders, secureAnswers } from './security-headers.ts';
import { serveServiceWorker } from './service-worker.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveFolder } from './static-files.ts';
import { readVisitorKey } from './subject.ts';
import { answerUnavailable } from './unavailable-page.ts';

async function sourceOf({ releases, isDev }: EdgeConfig): Promise<ReleaseSource> {
  if ('list' in releases) return new BuiltReleases({ ...releases, isWatched: isDev });
  const published = new PublishedReleases({ ...releases, folder: releases.mirror });
  await published.start();
  return published;
}

/** Serves the files of releases; those of one that is no longer live are fetched when a page asks for them. */
async function serveReleases(app: FastifyInstance, source: ReleaseSource): Promise<void> {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!url.startsWith('/assets/')) return;
    // As it is: an encoded name would be another one here than where the file is looked up.
    const [, id, version] = /^\/assets\/([\w-]+)\/([\w.+-]+)\//.exec(url) ?? [];
    const maySend = id && version && (await source.maySend(id, version));
    if (!maySend) return refuse(reply, 404, 'request.not.found');
  });
  await serveFolder(app, source.folder, '/assets/');
}

/** Builds the edge: answers pages, serves releases, forwards calls. */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const { limits, trustedProxies } = config;
  const app = Fastify({
    logger: config.log ?? { level: 'warn' },
    forceCloseConnections: true,
    rewriteUrl: rewriteHost,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.checkMs },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_cause, _request, reply) => refuse(reply.headers(bareHeaders('')), 400, 'request.invalid'),
  });
  app.decorate('visitorKey', await readVisitorKey(config.visitorKeyFile));
  answerFailures(app);
  secureAnswers(app);
  readBodies(app, limits);
  await prepareCompression(app);
  const operator = new OperatorLink(config.operatorUrl, config.internalKey);
  const releases = new ReleaseStore(await sourceOf(config));
  const reports = new ReleaseReports(
    (report) => releases.source.report(report),
    () => releases.source.current(),
  );
  const renderer = new PageRenderer(failureLog(app.log));
  const stop = new AbortController();
  void operator.follow(stop.signal);
  app.addHook('preClose', async () => {
    stop.abort();
    reports.close();
    renderer.close();
    releases.source.close();
  });

  app.get('/healthz', async ({ headers }) => ({
    ok: true,
    shell: releases.forNobody().shell.version,
    // Visitors need not know which versions other merchants have.
    ...(headers['x-internal-key'] === config.internalKey ? { notRendered: reports.notRendered() } : {}),
  }));
  await serveReleases(app, releases.source);
  const overrides = new Overrides(releases.source, config.overrides);
  serveLive(app, operator, releases, overrides, config);
  serveReleaseCalls(app, operator, releases, overrides);
  serveFirstAnswers(app, operator, releases, overrides);
  serveServiceWorker(app, { operator, releases, overrides }, config.serviceWorker === 'on');
  serveOverrides(app, operator, overrides);
  serveReports(app, { operator, releases, overrides, reports });
  await serveConsole(app, config);
  await forward(app, config, answerUnavailable(releases, config.port), () => operator.forget());

  serveSiteFiles(app, operator, releases, config.port);
  servePages(app, { operator, releases, overrides, renderer, reports }, config);
  if (config.rendering === 'ahead') renderHomesAhead(app, operator, releases);
  return app;
}
