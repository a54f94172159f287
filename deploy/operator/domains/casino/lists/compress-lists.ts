import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(brotliCompress);
/** Quick: a list is made for each request, and rows of games repeat themselves. */
const quality = 4;
const smallAnswer = 2000;

/** Sends lists of games compressed: a page of forty is the first thing that a visitor waits for. */
export function compressLists(app: FastifyInstance, paths: readonly string[]): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallAnswer) return payload;
    if (!paths.includes(request.routeOptions.url ?? '')) return payload;
    reply.header('vary', 'Accept-Encoding');
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    const body = await compress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    reply.header('content-encoding', 'br').header('content-length', body.length);
    return body;
  });
}
