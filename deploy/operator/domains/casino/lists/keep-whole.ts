import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Lets a browser keep a large public answer by its tag: it depends on merchant and language only. */
export function keepWhole(app: FastifyInstance, path: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== path || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, max-age=60, stale-while-revalidate=86400');
    reply.header('vary', 'Merchant, Language').header('etag', tag);
    if (request.headers['if-none-match'] !== tag) return payload;
    reply.code(304);
    return '';
  });
}
