import Fastify, { type FastifyInstance } from 'fastify';
import { compressAnswers } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { serveConsole } from './console.ts';
import { forward } from './forwarding.ts';
import { GAMES_HOST, intoRoom } from './hosts.ts';
import { serveLive } from './live.ts';
import { OperatorLink } from './operator-link.ts';
import { servePages } from './pages.ts';
import { ReleaseStore } from './release-store.ts';
import { IMMUTABLE, sendFile } from './static-files.ts';

/** The edge: answers pages, sends releases, forwards calls. */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    rewriteUrl: intoRoom,
    routerOptions: { ignoreTrailingSlash: true },
  });
  compressAnswers(app);
  const operator = new OperatorLink(config.operatorUrl, config.internalKey);
  const releases = new ReleaseStore(config.releasesRoot);
  const stop = new AbortController();
  void operator.follow(stop.signal);
  app.addHook('preClose', async () => stop.abort());

  app.get('/healthz', async () => ({ ok: true, shell: releases.current().shell.version }));
  app.get('/assets/*', (request, reply) =>
    sendFile(request, reply, `${config.releasesRoot}/releases`, (request.params as { '*': string })['*'], IMMUTABLE),
  );
  serveLive(app, operator, releases, config.isDev);
  serveConsole(app, config);
  await forward(app, config);

  servePages(app, operator, releases, `http://${GAMES_HOST}:${config.port}`);
  return app;
}
