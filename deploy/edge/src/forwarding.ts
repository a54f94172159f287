import type { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { CONSOLE_ROOM, GAMES_ROOM, hostOf, IMAGES_ROOM, ipOf } from './hosts.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** Answers a request whose operator or provider gave no answer. */
export type AnswerAway = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** An address as it may stand in a log: what comes behind the question mark may be somebody's own. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/**
 * Hands requests on: the operator's calls, the console's, the provider's own origins, and those of pictures. A change at the
 * console is reported before its answer goes out, so that the next page already follows it.
 */
export async function forward(
  app: FastifyInstance,
  config: EdgeConfig,
  answerAway: AnswerAway,
  onConsoleChange: () => void,
): Promise<void> {
  const replyOptions: ReplyOptions = {
    rewriteRequestHeaders,
    // These headers concern only the connection between upstream and edge.
    rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
    onResponse: (_request, reply, answer) => {
      // The library's type promises less than the stream that it passes.
      sendCompressed(reply as FastifyReply, (answer as unknown as { readonly stream: Readable }).stream);
    },
    // Never retry: a 503 is an answer.
    retryDelay: () => null,
    onError: (reply, { error }) => {
      reply.log.error(`no answer to ${reply.request.method} ${pathOf(reply.request.url)}: ${error.message}`);
      answerAway(reply.request as FastifyRequest, reply as FastifyReply);
    },
  };
  const consoleReplyOptions: ReplyOptions = {
    ...replyOptions,
    rewriteHeaders: (headers, request) => {
      if (request?.method !== 'GET') onConsoleChange();
      return replyOptions.rewriteHeaders?.(headers, request) ?? headers;
    },
  };
  const hand = (upstream: string, prefix: string, rewritePrefix: string, answering = replyOptions) =>
    app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix,
      replyOptions: answering,
      // The body is whole by now: no connection to the upstream waits for a client.
      proxyPayloads: false,
      // The library's own line for a call that failed is a page long.
      logLevel: 'error',
      undici: { headersTimeout: config.limits.upstreamMs },
      destroyAgent: true,
      handler: (request, reply, destination, options) => reply.from(destination, { ...options, ...wholeBody(request) }),
    });
  await hand(config.operatorUrl, '/wps', '/wps');
  await hand(config.operatorUrl, '/lgw', '/lgw');
  await hand(config.operatorUrl, `${CONSOLE_ROOM}/console-api`, '/console-api', consoleReplyOptions);
  await hand(config.operatorUrl, `${CONSOLE_ROOM}/openapi.json`, '/openapi.json');
  await hand(config.providerUrl, GAMES_ROOM, '');
  await hand(config.operatorUrl, IMAGES_ROOM, '/pictures');
}

const wholeBody = ({ body, headers }: FastifyRequest): Pick<ReplyOptions, 'body' | 'contentType'> =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {};

/**
 * Headers about the client and its route, and those of the connection to the edge. The operator trusts them from the
 * edge, so a client's own never pass.
 */
const neverHandedOn = /^(?:forwarded|x-forwarded-.*|x-real-ip|x-internal-key|expect|content-length)$/;

const rewriteRequestHeaders: NonNullable<ReplyOptions['rewriteRequestHeaders']> = (raw, headers) => {
  // The library passes Fastify's request; its type promises less.
  const request = raw as FastifyRequest;
  const rest = Object.entries(headers).filter(([name]) => !neverHandedOn.test(name));
  return {
    ...Object.fromEntries(rest),
    ...(Buffer.isBuffer(request.body) ? { 'content-length': String(request.body.length) } : {}),
    'x-forwarded-for': ipOf(request),
    'x-forwarded-host': hostOf(request),
    'x-forwarded-proto': request.protocol,
  };
};
