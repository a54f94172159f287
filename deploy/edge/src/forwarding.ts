import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { CONSOLE_ROOM, GAMES_ROOM, IMAGES_ROOM } from './hosts.ts';

/** Hands requests on: the operator's calls, the console's, the provider's own origins, and those of pictures. */
export async function forward(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  const hand = (upstream: string, prefix: string, rewritePrefix: string) =>
    app.register(proxy, { upstream, prefix, rewritePrefix, replyOptions: { rewriteRequestHeaders } });
  await hand(config.operatorUrl, '/wps', '/wps');
  await hand(config.operatorUrl, '/lgw', '/lgw');
  await hand(config.operatorUrl, `${CONSOLE_ROOM}/console-api`, '/console-api');
  await hand(config.operatorUrl, `${CONSOLE_ROOM}/openapi.json`, '/openapi.json');
  await hand(config.providerUrl, GAMES_ROOM, '');
  await hand(config.operatorUrl, IMAGES_ROOM, '/pictures');
}

/** The internal key never comes from outside, and the visitor's address is what the edge saw. */
const rewriteRequestHeaders: NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders'] = (
  request,
  headers,
) => {
  const { 'x-internal-key': _, 'x-forwarded-for': __, ...rest } = headers;
  return { ...rest, 'x-forwarded-for': (request as Partial<FastifyRequest>).ip ?? '127.0.0.1' };
};
