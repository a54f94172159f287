import * as v from 'valibot';
import { objectOfContent } from '../file-names.ts';
import {
  channelName,
  commandBodies,
  commitBody,
  keysBody,
  missingAnswer,
  objectHash,
  outcomeAnswer,
  publication,
  releaseAnswer,
  releaseVersion,
  remoteId,
  reportAnswer,
  reportBody,
} from './api.ts';
import type { Command } from './channel-commands.ts';
import { describeRequest } from './describe.ts';
import type { BudgetLimits } from './error-budget.ts';
import { Gate } from './gate.ts';
import { allowEdge, allowOwner, allowRemotes, NewMerchants, UploadLimit } from './permissions.ts';
import { maxFileBytes, Publishing } from './publish.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import { Reports } from './reports.ts';
import type { Routes } from './routes.ts';

/** The calls that change something; each is signed. */
export function addChanges(routes: Routes, registry: Registry, limits?: BudgetLimits): void {
  const gate = new Gate(registry);
  addPublishing(routes, registry, gate);
  addCommands(routes, registry, gate);
  addReports(routes, new Reports(registry, limits));
}

function addPublishing(routes: Routes, registry: Registry, gate: Gate): void {
  const publishing = new Publishing(registry, gate);
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
      const hash = objectOfContent(body);
      if (hash !== params.hash) throw new Refused(400, 'object.wrong', `The object has the hash ${hash}.`);
      await registry.objects.write(hash, body);
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
      const { statement, files, encodings, publishedAt, by } = await publishing.commit(sent, params, caller, {
        allowBreaking,
      });
      return { statement, files, encodings, publishedAt, by };
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

function addCommands(routes: Routes, registry: Registry, gate: Gate): void {
  const params = v.object({ channel: channelName });
  const newMerchants = new NewMerchants(registry.now);
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
        const { request, allowBreaking, createChannel, ...rest } = {
          allowBreaking: false,
          createChannel: false,
          ...body,
        };
        const command = { kind, ...rest } as Command;
        const asked = { by: caller.id, request, allowBreaking, mayCreate: createChannel };
        const what = { by: caller.id, what: kind, details: describeRequest(command, asked) };
        return registry.recorded(what, async () => {
          if (allowBreaking || createChannel) allowOwner(caller);
          allowRemotes(caller, command);
          return registry.command(params.channel, command, asked, async (before, after) => [
            ...newMerchants.take(caller, before, command),
            ...(await gate.checkCommand(command, { before, after }, { allowBreaking })),
          ]);
        });
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
      const { document, details, request } = body;
      return registry.recorded({ by: caller.id, what: 'keys', details }, async () => {
        allowOwner(caller);
        return registry.acceptKeys(document, details, { by: caller.id, request });
      });
    },
  );
}

function addReports(routes: Routes, reports: Reports): void {
  routes.add(
    {
      method: 'POST',
      path: '/v1/reports',
      summary: 'What an edge has seen of a release; a canary that fails too often is taken back',
      body: reportBody,
      answer: reportAnswer,
    },
    async ({ body, caller }) => {
      allowEdge(caller);
      return reports.take(body);
    },
  );
}
