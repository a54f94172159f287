import type { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { pathOf } from './failures.ts';
import { CONSOLE_PREFIX, GAMES_PREFIX, hostOf, IMAGES_PREFIX, ipOf } from './hosts.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** Answers a request for which operator or provider gave no answer. */
export type AnswerUnavailable = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** The operator's mark of a console call that has changed what visitors may see. */
const visitorsChangedHeader = 'x-visitors-changed';

/**
 * Forwards the operator's calls, the console's calls, the provider's origins, and those of pictures. A console call that
 * has changed what visitors may see clears the cache before its answer is sent, so the next page has the change.
 */
export async function forward(
  app: FastifyInstance,
  config: EdgeConfig,
  answerUnavailable: AnswerUnavailable,
  onVisitorsChanged: () => void,
): Promise<void> {
  const replyOptions: ReplyOptions = {
    rewriteRequestHeaders,
    // These headers concern only the connection between upstream and edge.
    rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
    onResponse: (_request, reply, answer) => {
      // The library's type is narrower than the stream that it passes.
      sendCompressed(reply as FastifyReply, (answer as unknown as { readonly stream: Readable }).stream);
    },
    // A 503 is an answer. A connection that was kept open may be reset just as a read is sent on it: the read is sent once more.
    retryDelay: ({ err, req, attempt }) =>
      attempt === 0 && req.method === 'GET' && wasReset(err) ? retryAfterMs : null,
    onError: (reply, { error }) => {
      reply.log.error(`no answer to ${reply.request.method} ${pathOf(reply.request.url)}: ${error.message}`);
      answerUnavailable(reply.request as FastifyRequest, reply as FastifyReply);
    },
  };
  const consoleReplyOptions: ReplyOptions = {
    ...replyOptions,
    onResponse: (request, reply, answer) => {
      if (reply.hasHeader(visitorsChangedHeader)) onVisitorsChanged();
      reply.removeHeader(visitorsChangedHeader);
      replyOptions.onResponse?.(request, reply, answer);
    },
  };
  const forwardTo = (upstream: string, prefix: string, rewritePrefix: string, answering = replyOptions) =>
    app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix,
      replyOptions: answering,
      // The body has arrived completely: no upstream connection waits for a client.
      proxyPayloads: false,
      // The library logs a whole page for a failed call.
      logLevel: 'error',
      undici: { headersTimeout: config.limits.upstreamMs },
      destroyAgent: true,
      handler: (request, reply, destination, options) => reply.from(destination, { ...options, ...wholeBody(request) }),
    });
  await forwardTo(config.operatorUrl, '/wps', '/wps');
  await forwardTo(config.operatorUrl, '/lgw', '/lgw');
  await forwardTo(config.operatorUrl, `${CONSOLE_PREFIX}/console-api`, '/console-api', consoleReplyOptions);
  await forwardTo(config.operatorUrl, `${CONSOLE_PREFIX}/openapi.json`, '/openapi.json');
  await forwardTo(config.providerUrl, GAMES_PREFIX, '');
  await forwardTo(config.operatorUrl, IMAGES_PREFIX, '/pictures');
}

/** Zero would mean no retry. */
const retryAfterMs = 1;
/** The library passes null where there is an answer; its type does not say so. */
const wasReset = (cause: (Error & { readonly code?: string }) | null): boolean =>
  cause?.code === 'ECONNRESET' || cause?.code === 'UND_ERR_SOCKET';

const wholeBody = ({ body, headers }: FastifyRequest): Pick<ReplyOptions, 'body' | 'contentType'> =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {};

/**
 * Headers about the client and its route, and those of the connection to the edge. The operator trusts them from the
 * edge, so a client's own are never forwarded.
 */
const neverForwarded = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-internal-key|expect|content-length)$/;

const rewriteRequestHeaders: NonNullable<ReplyOptions['rewriteRequestHeaders']> = (raw, headers) => {
  // The library passes Fastify's request; its type is narrower.
  const request = raw as FastifyRequest;
  const rest = Object.entries(headers).filter(([name]) => !neverForwarded.test(name));
  return {
    ...Object.fromEntries(rest),
    ...(Buffer.isBuffer(request.body) ? { 'content-length': String(request.body.length) } : {}),
    'x-forwarded-for': ipOf(request),
    'x-forwarded-host': hostOf(request),
    'x-forwarded-proto': request.protocol,
  };
};
