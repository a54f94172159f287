import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Below this there is nothing to win. */
const worthBytes = 1024;
const compressible = /^(?:text\/html|text\/plain|application\/json|image\/svg\+xml)\b/;

/** What is made for one request is worth a quick brotli in a small window, not the long one that releases are built with. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };
const encoders = {
  br: () => createBrotliCompress({ params: brotli }),
  gzip: () => createGzip({ level: 6 }),
} as const;

/** The best encoding that the other side takes; `q=0` says that it does not. */
export function encodingFor(accepted: string | undefined): keyof typeof encoders | undefined {
  const taken = (accepted ?? '').split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((name) => taken.includes(name));
}

function sizeOf(payload: unknown, reply: FastifyReply): number {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return Buffer.byteLength(payload);
  return payload instanceof Readable ? Number(reply.getHeader('content-length') ?? 0) : 0;
}

/**
 * Compresses pages and forwarded answers that are not compressed yet. A stream of events is none of these: each event
 * leaves as it comes. No answer holds a secret beside what a stranger could put into it: the token is in no answer that a
 * browser asks for by itself, and so the length of one tells nothing.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.hasHeader('content-encoding') || !compressible.test(String(reply.getHeader('content-type') ?? '')))
      return payload;
    if (sizeOf(payload, reply) < worthBytes) return payload;
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding || request.method === 'HEAD') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const source = payload instanceof Readable ? payload : Readable.from([payload as string | Buffer]);
    // A source that breaks off ends the answer; the browser sees that it is not whole.
    return pipeline(source, encoders[encoding](), (cause) => cause && request.log.warn({ err: cause }, 'cut short'));
  });
}
