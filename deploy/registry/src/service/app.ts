import Fastify, { type FastifyInstance } from 'fastify';
import { DamagedObject, isStoreAway } from '../store/store-failures.ts';
import { Authenticator } from './authenticate.ts';
import { addChanges } from './change-routes.ts';
import type { BudgetLimits } from './error-budget.ts';
import { openApiOf } from './openapi.ts';
import { addReads } from './read-routes.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import { Routes } from './routes.ts';

const hour = 3_600_000;
const retryAfterSeconds = 5;

/** Builds the service on a registry that is open; `limits` are those of the error budget. */
export function buildService(registry: Registry, limits?: BudgetLimits): FastifyInstance {
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
  addChanges(routes, registry, limits);
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
    if (isStoreAway(cause)) {
      request.log.error({ err: cause, url: request.url }, 'the store is away');
      const message = 'The registry does not reach its store; ask again with the same request id.';
      return reply.code(503).header('Retry-After', retryAfterSeconds).send({ error: 'store.away', message });
    }
    request.log.error({ err: cause, url: request.url }, 'a call failed');
    if (cause instanceof DamagedObject)
      return reply.code(500).send({ error: 'object.damaged', message: cause.message });
    return reply.code(500).send({ error: 'registry.failed', message: 'The registry failed; its log has the reason.' });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: 'request.unknown', message: 'There is no such call.' }),
  );
}
