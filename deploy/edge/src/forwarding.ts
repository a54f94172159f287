import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { CONSOLE_HOST, GAMES_HOST } from './hosts.ts';

/** Hands requests on by host and path: the operator's calls, the console's, and the provider's own origin. */
export async function forward(app: FastifyInstance, config: EdgeConfig): Promise<void> {
  const toOperator = (prefix: string, host?: string) =>
    app.register(proxy, {
      upstream: config.operatorUrl,
      prefix,
      rewritePrefix: prefix,
      constraints: host ? { host } : {},
      replyOptions: { rewriteRequestHeaders },
    });
  await toOperator('/wps');
  await toOperator('/lgw');
  const consoleHost = `${CONSOLE_HOST}:${config.port}`;
  await toOperator('/console-api', consoleHost);
  await app.register(proxy, {
    upstream: config.providerUrl,
    prefix: '/',
    constraints: { host: `${GAMES_HOST}:${config.port}` },
    replyOptions: { rewriteRequestHeaders },
  });
}

/** The internal key never comes from outside, and the visitor's address is what the edge saw. */
const rewriteRequestHeaders: NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders'] = (
  request,
  headers,
) => {
  const { 'x-internal-key': _, 'x-forwarded-for': __, ...rest } = headers;
  return { ...rest, 'x-forwarded-for': (request as Partial<FastifyRequest>).ip ?? '127.0.0.1' };
};
