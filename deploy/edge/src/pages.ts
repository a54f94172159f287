import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import { pageBoot } from './page-boot.ts';
import { pageHtml } from './page-html.ts';
import { preloadsFor } from './preloads.ts';
import type { ReleaseStore } from './release-store.ts';
import { pageHeaders } from './security-headers.ts';
import { logUnavailable, refuseWithoutOperator, unavailablePage } from './unavailable-page.ts';

/**
 * Answers every path of a merchant with its page, and `/boot.json` with the boot document alone, for plain static
 * hosting.
 */
export function servePages(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  gamesOrigin: string,
): void {
  const answerFor = async (request: FastifyRequest) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return undefined;
    const operatorBoot = await operator.boot(merchant.code, ipOf(request));
    return { boot: pageBoot(merchant, operatorBoot, releases.current()), domains: operatorBoot.domains };
  };

  app.get('/boot.json', { errorHandler: refuseWithoutOperator }, async (request, reply) => {
    const answer = await answerFor(request);
    if (!answer) return notServed(reply);
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(reply, JSON.stringify(answer.boot));
  });

  const errorHandler = (cause: Error, request: FastifyRequest, reply: FastifyReply) => {
    logUnavailable(request, cause);
    return unavailablePage(request, reply, releases);
  };
  app.get('/*', { errorHandler }, async (request, reply) => {
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
    // Games open on a host of the merchant's list, or on the provider's own without a list.
    const games = boot.launchGameCDNs.length > 0 ? boot.launchGameCDNs : [gamesOrigin];
    reply.headers(pageHeaders(nonce, { images: boot.imageCDNs, games, domains }));
    return sendCompressed(reply, html);
  });
}

const notServed = (reply: FastifyReply): FastifyReply =>
  reply.code(404).type('text/plain; charset=utf-8').send('No merchant is served at this host.');
