import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { serveConsole } from './console.ts';
import { forward } from './forwarding.ts';
import { GAMES_HOST, hostOf, intoRoom, ipOf } from './hosts.ts';
import { serveLive } from './live.ts';
import { OperatorLink } from './operator-link.ts';
import { pageBoot } from './page-boot.ts';
import { pageHtml } from './page-html.ts';
import { preloadsFor } from './preloads.ts';
import { ReleaseStore } from './release-store.ts';
import { pageHeaders } from './security-headers.ts';
import { IMMUTABLE, sendFile } from './static-files.ts';

/** The edge: answers pages, sends releases, forwards calls. */
export async function buildEdge(config: EdgeConfig): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    rewriteUrl: intoRoom,
    routerOptions: { ignoreTrailingSlash: true },
  });
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

  const gamesOrigin = `http://${GAMES_HOST}:${config.port}`;
  const answerFor = async (request: FastifyRequest) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return undefined;
    const told = await operator.boot(merchant.code, ipOf(request));
    return { boot: pageBoot(merchant, told, releases.current()), domains: told.domains };
  };
  app.get('/boot.json', async (request, reply) => {
    const answer = await answerFor(request);
    return answer ? reply.header('Cache-Control', 'no-store').send(answer.boot) : notServed(reply);
  });
  app.get('/*', async (request, reply) => {
    const answer = await answerFor(request);
    if (!answer) return notServed(reply);
    const { boot, domains } = answer;
    const nonce = randomBytes(16).toString('base64');
    const path = request.url.split('?')[0] ?? '/';
    const html = pageHtml({
      boot,
      releases: releases.current(),
      preloads: preloadsFor(boot, path, releases.current()),
      nonce,
    });
    // A game is opened on a host of the merchant's list; without a list, where the provider itself is.
    const games = boot.launchGameCDNs.length > 0 ? boot.launchGameCDNs : [gamesOrigin];
    return reply.headers(pageHeaders(nonce, { images: boot.imageCDNs, games, domains })).send(html);
  });
  return app;
}

const notServed = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('No merchant is served at this host.');
