import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  auditAnswer,
  channelName,
  commandBodies,
  commitBody,
  keysBody,
  missingAnswer,
  objectHash,
  outcomeAnswer,
  ownerKeyAnswer,
  publication,
  releaseAnswer,
  releaseVersion,
  remoteId,
  remotesAnswer,
  stateAnswer,
} from './api.ts';
import { Authenticator, type Caller } from './authenticate.ts';
import { ChangesStream } from './changes-stream.ts';
import type { Command } from './channel-commands.ts';
import { Judge } from './judge.ts';
import { listRemotes } from './live-releases.ts';
import { openApiOf } from './openapi.ts';
import { allowRemotes, UploadLimit } from './permissions.ts';
import { OWNER } from './private-keys.ts';
import { maxFileBytes, Publishing } from './publish.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import { Routes } from './routes.ts';

const hour = 3_600_000;
const inQuery = v.object({ channel: v.optional(channelName, 'stable') });

/** Builds the service on a registry that is open. */
export function buildService(registry: Registry): FastifyInstance {
  const app = Fastify({
    logger: { level: 'warn' },
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    bodyLimit: 100_000,
    requestTimeout: 60_000,
    connectionTimeout: 120_000,
    routerOptions: { maxParamLength: 200 },
  });
  answerFailures(app);
  const routes = new Routes(app, new Authenticator(registry));
  addReads(app, routes, registry);
  const judge = new Judge(registry);
  addPublishing(routes, registry, judge);
  addCommands(routes, registry, judge);
  let described: unknown;
  app.get('/openapi.json', async () => {
    described ??= openApiOf(routes.all);
    return described;
  });
  const renewing = setInterval(() => {
    registry.renew().catch((err: unknown) => app.log.error({ err }, 'the documents could not be renewed'));
  }, hour).unref();
  app.addHook('preClose', async () => clearInterval(renewing));
  return app;
}

function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((cause: unknown, request, reply) => {
    if (cause instanceof Refused) return reply.code(cause.status).send({ error: cause.code, message: cause.message });
    const status = cause instanceof Error && 'statusCode' in cause ? Number(cause.statusCode) : 500;
    if (status >= 400 && status < 500)
      return reply.code(status).send({ error: 'request.invalid', message: (cause as Error).message });
    request.log.error({ err: cause, url: request.url }, 'a call failed');
    return reply.code(500).send({ error: 'registry.failed', message: 'The registry failed; its log has the reason.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'request.unknown', message: 'There is no such call.' }),
  );
}

function addReads(app: FastifyInstance, routes: Routes, registry: Registry): void {
  const { store } = registry;
  app.get('/healthz', async () => ({ ok: true }));

  routes.add(
    { method: 'GET', path: '/v1/owner-key', summary: 'Public keys of the owner', answer: ownerKeyAnswer },
    async () => ({ ownerKeys: registry.ownerKeys }),
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
    async ({ query, request, reply }) => {
      await registry.channel(query.channel);
      await changes.open(request, reply, query.channel);
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
      const content = await store.read(params.hash);
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
    async ({ query }) => ({ entries: await store.audit(query.after, 200) }),
  );
}

function addPublishing(routes: Routes, registry: Registry, judge: Judge): void {
  const publishing = new Publishing(registry, judge);
  const uploads = new UploadLimit(registry.now);
  const limit = 4_000_000;

  routes.add(
    {
      method: 'POST',
      path: '/v1/releases',
      summary: 'Begins to publish: which objects are still to be sent',
      body: publication,
      answer: missingAnswer,
      limit,
    },
    async ({ body, caller }) => ({ missing: await publishing.begin(body, caller.id) }),
  );

  routes.add(
    {
      method: 'PUT',
      path: '/v1/objects/:hash',
      summary: 'Sends one object, of at most 8 MB',
      params: v.object({ hash: objectHash }),
      body: 'bytes',
      limit: maxFileBytes,
    },
    async ({ params, body, caller, reply }) => {
      uploads.take(caller, body.length);
      const hash = createHash('sha384').update(body).digest('hex');
      if (hash !== params.hash) throw new Refused(400, 'object.wrong', `The object has the hash ${hash}.`);
      await registry.store.write(hash, body);
      return reply.code(204).send();
    },
  );

  routes.add(
    {
      method: 'POST',
      path: '/v1/releases/:id/:version/commit',
      summary: 'Publishes: the release is there from now on, and never changes',
      params: v.object({ id: remoteId, version: releaseVersion }),
      body: commitBody,
      answer: releaseAnswer,
      limit,
    },
    async ({ params, body, caller }) => {
      const { allowBreaking, ...sent } = body;
      if (allowBreaking) refuseOthers(caller);
      const { id, version, ...rest } = await publishing.commit(sent, params, caller.id, { allowBreaking });
      return rest;
    },
  );
}

const summaries: Readonly<Record<keyof typeof commandBodies, string>> = {
  promote: 'Makes releases stable, all in one step',
  canary: 'Gives a release to a share of the visitors',
  rollback: 'Goes back to the earlier stable release',
  pin: 'Keeps one release for a merchant, whatever is promoted',
  unpin: 'Ends a pin',
  kill: 'Takes a remote off every page',
  revive: 'Ends a kill',
};

function addCommands(routes: Routes, registry: Registry, judge: Judge): void {
  const params = v.object({ channel: channelName });
  for (const kind of Object.keys(commandBodies) as (keyof typeof commandBodies)[])
    routes.add(
      {
        method: 'POST',
        path: `/v1/channels/:channel/${kind}`,
        summary: summaries[kind],
        params,
        body: commandBodies[kind],
        answer: outcomeAnswer,
      },
      async ({ params, body, caller }) => {
        const { request, allowBreaking = false, ...rest } = { allowBreaking: false, ...body };
        if (allowBreaking) refuseOthers(caller);
        const command = { kind, ...rest } as Command;
        await allowRemotes(registry, caller, command);
        return registry.command(params.channel, command, { by: caller.id, request }, (remotes) =>
          judge.judgeCommand(command, remotes, { allowBreaking }),
        );
      },
    );

  routes.add(
    {
      method: 'PUT',
      path: '/v1/keys',
      summary: 'Stores a new list of keys, which the owner has signed',
      body: keysBody,
      answer: outcomeAnswer,
      limit: 2_000_000,
    },
    async ({ body, caller }) => {
      refuseOthers(caller);
      return registry.acceptKeys(body.document, body.details, { by: caller.id, request: body.request });
    },
  );
}

function refuseOthers({ id }: Caller): void {
  if (id !== OWNER) throw new Refused(403, 'key.wrong', 'Only the owner of the registry may do this.');
}
