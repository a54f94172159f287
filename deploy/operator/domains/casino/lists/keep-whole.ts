import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);
const packed = new Map<string, Promise<Buffer>>();

/** Compressed once per answer and cached; merchants and languages are few. */
function pack(tag: string, payload: string): Promise<Buffer> {
  const known = packed.get(tag);
  if (known) return known;
  const fresh = compress(payload, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: payload.length },
  });
  packed.set(tag, fresh);
  return fresh;
}

const largeAnswer = 10_000;

/** Lets a browser keep a large public answer by its tag, and sends it compressed: it depends on merchant and language only. */
export function keepWhole(app: FastifyInstance, path: string): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.url !== path || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, max-age=60, stale-while-revalidate=86400');
    reply.header('vary', 'Merchant, Language, Accept-Encoding').header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      reply.code(304);
      return '';
    }
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (!takesBrotli || payload.length < largeAnswer) return payload;
    const body = await pack(tag, payload);
    reply.header('content-encoding', 'br').header('content-length', body.length);
    return body;
  });
}
