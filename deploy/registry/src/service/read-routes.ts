import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  auditAnswer,
  channelName,
  objectHash,
  ownerKeyAnswer,
  releaseAnswer,
  releaseVersion,
  remoteId,
  remotesAnswer,
  stateAnswer,
} from './api.ts';
import { ChangesStream } from './changes-stream.ts';
import { listRemotes } from './live-releases.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import type { Routes } from './routes.ts';

const inQuery = v.object({ channel: v.optional(channelName, 'stable') });

/** The calls that only read; nobody has to sign them. */
export function addReads(app: FastifyInstance, routes: Routes, registry: Registry): void {
  const { objects, documents } = registry;
  app.get('/healthz', async () => ({ ok: true }));

  routes.add(
    { method: 'GET', path: '/v1/owner-key', summary: 'Public keys of the owner', answer: ownerKeyAnswer },
    async () => ({ ownerKeys: await registry.owners() }),
  );

  routes.add(
    {
      method: 'GET',
      path: '/v1/state',
      summary: 'The list of keys and a channel',
      query: inQuery,
      answer: stateAnswer,
    },
    async ({ query, request, reply }) => {
      const state = await registry.state(query.channel);
      if (!state) throw new Refused(404, 'channel.unknown', `There is no channel "${query.channel}".`);
      const etag = `"${state.serials.join('-')}"`;
      reply.header('ETag', etag).header('Cache-Control', 'no-cache');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return { keys: state.keys, channel: state.channel };
    },
  );

  routes.add(
    { method: 'GET', path: '/v1/remotes', summary: 'The remotes of a channel', query: inQuery, answer: remotesAnswer },
    async ({ query }) => listRemotes(registry, await registry.channel(query.channel)),
  );

  const changes = new ChangesStream(registry, (err) => app.log.error({ err }, 'changes could not be sent'));
  app.addHook('preClose', async () => changes.close());
  routes.add(
    {
      method: 'GET',
      path: '/v1/changes',
      summary: 'Events `{"serial": …, "keys": …}`, the present one first, then with every change',
      query: inQuery,
    },
    async ({ query, reply }) => {
      await registry.channel(query.channel);
      await changes.open(reply, query.channel);
      return reply;
    },
  );

  const release = v.object({ id: remoteId, version: releaseVersion });
  routes.add(
    { method: 'GET', path: '/v1/releases/:id/:version', summary: 'A release', params: release, answer: releaseAnswer },
    async ({ params }) => {
      const { statement, files, encodings, publishedAt, by } = await registry.published(params.id, params.version);
      return { statement, files, encodings, publishedAt, by };
    },
  );

  routes.add(
    {
      method: 'GET',
      path: '/v1/objects/:hash',
      summary: 'A file, by its hash',
      params: v.object({ hash: objectHash }),
    },
    async ({ params, reply }) => {
      const content = await objects.read(params.hash);
      if (!content) throw new Refused(404, 'object.unknown', 'There is no object with this hash.');
      return reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('X-Content-Type-Options', 'nosniff')
        .type('application/octet-stream')
        .send(content);
    },
  );

  const after = v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(200))) });
  routes.add(
    {
      method: 'GET',
      path: '/v1/audit',
      summary: 'The audit log after a cursor, 200 entries at a time, the oldest first',
      query: after,
      answer: auditAnswer,
    },
    async ({ query }) => ({ entries: await documents.audit(query.after, 200) }),
  );
}
