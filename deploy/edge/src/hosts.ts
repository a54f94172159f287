import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** A host in comparable form: lower case, without final dot and port. */
const hostName = (authority = ''): string => authority.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();

/** The host of a request, without its port. */
export const hostOf = ({ headers }: FastifyRequest): string => hostName(headers.host);

/**
 * The address of the visitor. Only a trusted proxy can name another one than that of the connection (`trustProxy` in app.ts),
 * and what it passes on need not be an address.
 */
export const ipOf = ({ ip, socket }: FastifyRequest): string => (isIP(ip) ? ip : (socket.remoteAddress ?? ''));

const CONSOLE_HOST = 'console.localhost';
export const GAMES_HOST = 'games.localhost';

/** Path prefixes of the hosts that belong to no merchant; no path of a merchant's host can reach them. */
export const CONSOLE_PREFIX = '/@console';
export const GAMES_PREFIX = '/@games';
export const IMAGES_PREFIX = '/@images';
/** Hosts of a merchant's lists in the sandbox (spec §3): two for each list, all of which resolve to localhost. */
const PREFIXES: Readonly<Record<string, string>> = {
  [CONSOLE_HOST]: CONSOLE_PREFIX,
  [GAMES_HOST]: GAMES_PREFIX,
  'games-1.localhost': GAMES_PREFIX,
  'games-2.localhost': GAMES_PREFIX,
  'images-1.localhost': IMAGES_PREFIX,
  'images-2.localhost': IMAGES_PREFIX,
};

/** Prefixes the path of these hosts, so that `/assets` of one is not `/assets` of another. */
export function rewriteHost(request: IncomingMessage): string {
  const url = request.url ?? '/';
  return `${PREFIXES[hostName(request.headers.host)] ?? (url.startsWith('/@') ? '/-' : '')}${url}`;
}
