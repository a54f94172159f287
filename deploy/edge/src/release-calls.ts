import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendCompressed } from './compression.ts';
import { hostOf, ipOf } from './hosts.ts';
import type { OperatorLink } from './operator-link.ts';
import type { Overrides } from './overrides.ts';
import { pageReleases, pageRemote, trustOf } from './page-boot.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { refuseWithoutOperator } from './unavailable-page.ts';
import { visitorOf } from './visitors.ts';

/** What an open page asks about releases: those that it should have now, and one in the place of one that failed. */
export function serveReleaseCalls(
  app: FastifyInstance,
  operator: OperatorLink,
  releases: ReleaseStore,
  overrides: Overrides,
): void {
  const errorHandler = refuseWithoutOperator;
  const send = (reply: FastifyReply, content: object) => {
    reply.header('Cache-Control', 'no-store').type('application/json; charset=utf-8');
    return sendCompressed(reply, JSON.stringify(content));
  };

  app.get('/edge/releases.json', { errorHandler }, async (request, reply) => {
    const merchant = await operator.merchantOf(hostOf(request));
    if (!merchant) return reply.code(404).send();
    const operatorBoot = await operator.boot(merchant.code, ipOf(request));
    const current = releases.for(await visitorOf(request, merchant.code, operatorBoot, overrides));
    const { remotes } = pageReleases(current, merchant);
    return send(reply, { trust: trustOf(current.state), remotes });
  });

  app.get<{ Querystring: { remote?: string; failed?: string } }>(
    '/edge/fallback.json',
    { errorHandler },
    async (request, reply) => {
      const merchant = await operator.merchantOf(hostOf(request));
      const { remote, failed } = request.query;
      if (!merchant || typeof remote !== 'string' || typeof failed !== 'string') return reply.code(404).send();
      const release = releases.fallbackFor(remote, failed, merchant.code);
      return release ? send(reply, pageRemote(release, merchant.languages)) : reply.code(204).send();
    },
  );
}
