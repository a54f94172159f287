import { DatabaseAway, sqlState } from '@tessera/database/database';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

function isClientFault(cause: unknown): cause is FastifyError & { statusCode: number } {
  return (
    cause instanceof Error &&
    'statusCode' in cause &&
    typeof cause.statusCode === 'number' &&
    cause.statusCode >= 400 &&
    cause.statusCode < 500
  );
}

const codesByStatus: Readonly<Record<number, string>> = {
  413: 'request.too.large',
  415: 'request.media.unsupported',
};

const retryAfterSeconds = 5;

/** Text that PostgreSQL cannot store, such as a null byte: it came from the caller, so it is a client error. */
const unstorableText = new Set(['22021', '22P05']);

export function asRefusal(cause: unknown): Refusal | undefined {
  if (cause instanceof Refusal) return cause;
  // The request may or may not have been carried out; repeating it with the same request id finds out.
  if (cause instanceof DatabaseAway) return new Refusal(503, 'system.unavailable');
  if (unstorableText.has(sqlState(cause) ?? '')) return new Refusal(400, 'request.invalid');
  if (isClientFault(cause))
    return new Refusal(cause.statusCode, codesByStatus[cause.statusCode] ?? 'request.body.invalid');
  return undefined;
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return reply
    .code(refusal.status)
    .send({ success: false, message: refusal.code, errorCode: refusal.code, value: refusal.value });
}

/** Every failure is answered in the envelope; an unexpected one is logged and answered as `system.error`. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((cause: unknown, request: FastifyRequest, reply) => {
    const refusal = asRefusal(cause);
    if (cause instanceof DatabaseAway) {
      request.log.error({ err: cause, url: request.url }, 'the database is away');
      reply.header('retry-after', retryAfterSeconds);
    }
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: cause, url: request.url }, 'a call failed');
    return sendRefusal(reply, new Refusal(500, 'system.error'));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal(404, 'request.not.found')));
}
