import Fastify, { type FastifyInstance } from 'fastify';
import { prepareCompression } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { serveConsole } from './console.ts';
import { answerFailures, refuse, refuseConnection } from './failures.ts';
import { forward } from './forwarding.ts';
import { rewriteHost } from './hosts.ts';
import { serveLive } from './live.ts';
import { OperatorLink } from './operator-link.ts';
import { servePages } from './pages.ts';
import { ReleaseStore } from './release-store.ts';
import { readBodies } from './request-bodies.ts';
import { bareHeaders, secureAnswers } from './security-headers.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveFolder } from './static-files.ts';
import { answerUnavailable } from './unavailable-page.ts';

/** Builds the edge: answers pages, serves releases, forwards calls. */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const { limits } = config;
  const app = Fastify({
    logger: config.log ?? { level: 'warn' },
    forceCloseConnections: true,
    rewriteUrl: rewriteHost,
    routerOptions: { ignoreTrailingSlash: true },
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.checkMs },
    clientErrorHandler: refuseConnection,
    frameworkErrors: (_cause, _request, reply) => refuse(reply.headers(bareHeaders('')), 400, 'request.invalid'),
  });
  answerFailures(app);
  secureAnswers(app);
  readBodies(app, limits);
  await prepareCompression(app);
  const operator = new OperatorLink(config.operatorUrl, config.internalKey);
  const releases = new ReleaseStore(config.releasesRoot);
  const stop = new AbortController();
  void operator.follow(stop.signal);
  app.addHook('preClose', async () => stop.abort());

  app.get('/healthz', async () => ({ ok: true, shell: releases.current().shell.version }));
  await serveFolder(app, `${config.releasesRoot}/releases`, '/assets/');
  serveLive(app, operator, releases, config);
  await serveConsole(app, config);
  await forward(app, config, answerUnavailable(releases, config.port), () => operator.forget());

  serveSiteFiles(app, operator, releases, config.port);
  servePages(app, operator, releases, config);
  return app;
}
