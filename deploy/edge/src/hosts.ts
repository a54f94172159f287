import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** The host a request is for, without its port. */
export const hostOf = (request: FastifyRequest): string => request.hostname.replace(/:\d+$/, '');
export const ipOf = (request: FastifyRequest): string => request.ip;

const CONSOLE_HOST = 'console.localhost';
export const GAMES_HOST = 'games.localhost';

/** Where the routes of the hosts that are no merchant's stand; no path of a merchant's host can lead there. */
export const CONSOLE_ROOM = '/@console';
export const GAMES_ROOM = '/@games';
const ROOMS: Readonly<Record<string, string>> = { [CONSOLE_HOST]: CONSOLE_ROOM, [GAMES_HOST]: GAMES_ROOM };

/** Puts each host's requests into its own room, so that `/assets` of one is not `/assets` of another. */
export function intoRoom(request: IncomingMessage): string {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  const url = request.url ?? '/';
  return `${ROOMS[host] ?? (url.startsWith('/@') ? '/-' : '')}${url}`;
}
