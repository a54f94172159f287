import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import type { FastifyInstance } from 'fastify';
import { openApiOf } from './describe.ts';

/** `/openapi.json`: every endpoint that is answered, as its schemas have it. */
export function answerOpenApi(app: FastifyInstance, answered: () => readonly Endpoint[]): void {
  let described: unknown;
  app.get('/openapi.json', async () => {
    described ??= openApiOf([...answered()]);
    return described;
  });
}
