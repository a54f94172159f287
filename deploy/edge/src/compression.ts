import type { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Shorter answers gain nothing. */
const worthBytes = 1024;
// Not the library's own list: it holds event streams too, and an event must leave as it comes.
const compressible = /^(?:text\/html|text\/plain|application\/json|image\/svg\+xml)\b/;

/** What is made for one request is worth a quick brotli in a small window, not the long one that releases are built with. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** Must be awaited before any route is declared: each route gets its `reply.compress` when it is declared. */
export async function prepareCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, { global: false, encodings: ['br', 'gzip'], brotliOptions });
}

/**
 * Sends a page or a forwarded answer, compressed where it is long and not compressed yet. No answer holds a secret beside
 * text that a stranger chose: the token is in no answer that a browser asks for by itself, so a length reveals nothing.
 */
export function sendCompressed(reply: FastifyReply, payload: string | Readable): FastifyReply {
  const bytes =
    typeof payload === 'string' ? Buffer.byteLength(payload) : Number(reply.getHeader('content-length') ?? 0);
  const isCompressed = reply.hasHeader('content-encoding');
  if (isCompressed || bytes < worthBytes || !compressible.test(String(reply.getHeader('content-type') ?? '')))
    return reply.send(payload);
  // In small letters, as the library looks for it.
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (reply.request.method === 'HEAD') return reply.send(payload);
  reply.compress(payload);
  return reply;
}
