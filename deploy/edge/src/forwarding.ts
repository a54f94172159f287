import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { CONSOLE_ROOM, GAMES_ROOM, IMAGES_ROOM } from './hosts.ts';

type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** Answers a request whose operator or provider gave no answer. */
export type AnswerAway = (request: FastifyRequest, reply: FastifyReply, cause: Error) => FastifyReply;

/** Hands requests on: the operator's calls, the console's, the provider's own origins, and those of pictures. */
export async function forward(app: FastifyInstance, config: EdgeConfig, answerAway: AnswerAway): Promise<void> {
  const replyOptions: ReplyOptions = {
    rewriteRequestHeaders,
    // How long the upstream keeps its connection to the edge is nothing that the client's connection follows.
    rewriteHeaders: ({ connection: _, 'keep-alive': __, ...headers }) => headers,
    // A refusal with status 503 is an answer; asking ten times more, as the library does, makes no other.
    retryDelay: () => null,
    onError: (reply, { error }) => answerAway(reply.request as FastifyRequest, reply as FastifyReply, error),
  };
  const hand = (upstream: string, prefix: string, rewritePrefix: string) =>
    app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix,
      replyOptions,
      // The body is whole by now: no connection to the upstream waits for a client.
      proxyPayloads: false,
      undici: { headersTimeout: config.limits.upstreamMs },
      destroyAgent: true,
      handler: (request, reply, destination, options) => reply.from(destination, { ...options, ...wholeBody(request) }),
    });
  await hand(config.operatorUrl, '/wps', '/wps');
  await hand(config.operatorUrl, '/lgw', '/lgw');
  await hand(config.operatorUrl, `${CONSOLE_ROOM}/console-api`, '/console-api');
  await hand(config.operatorUrl, `${CONSOLE_ROOM}/openapi.json`, '/openapi.json');
  await hand(config.providerUrl, GAMES_ROOM, '');
  await hand(config.operatorUrl, IMAGES_ROOM, '/pictures');
}

const wholeBody = ({ body, headers }: FastifyRequest): Pick<ReplyOptions, 'body' | 'contentType'> =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? 'application/octet-stream' } : {};

/** The internal key never comes from outside, and the visitor's address is what the edge saw. */
const rewriteRequestHeaders: NonNullable<ReplyOptions['rewriteRequestHeaders']> = (request, headers) => {
  // What a client expects of the way of its body, and the length of one that is not handed on, concern the edge alone.
  const { 'x-internal-key': _, 'x-forwarded-for': __, expect: ___, 'content-length': length, ...rest } = headers;
  const hasBody = Buffer.isBuffer((request as FastifyRequest).body);
  return {
    ...rest,
    ...(hasBody ? { 'content-length': length } : {}),
    'x-forwarded-for': (request as Partial<FastifyRequest>).ip ?? '127.0.0.1',
  };
};
