import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';

export const uuid = v.pipe(v.string(), v.uuid());

/** Registers one call of the game page; a body that does not match the schema is refused. */
export function onPageCall<S extends v.GenericSchema>(
  app: FastifyInstance,
  path: string,
  schema: S,
  answer: (body: v.InferOutput<S>, reply: FastifyReply) => Promise<unknown>,
): void {
  app.post(`/api/${path}`, async (request, reply) => {
    const parsed = v.safeParse(schema, request.body);
    if (!parsed.success) return reply.code(400).send({ error: 'request.invalid' });
    return answer(parsed.output, reply);
  });
}

export const ended = (reply: FastifyReply): FastifyReply => reply.code(401).send({ error: 'session.ended' });
