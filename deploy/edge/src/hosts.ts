import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** A host as hosts are compared: capitals, a final dot and the port make no other one of it. */
const hostName = (authority = ''): string => authority.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();

/** The host a request is for, without its port. */
export const hostOf = ({ headers }: FastifyRequest): string => hostName(headers.host);
export const ipOf = (request: FastifyRequest): string => request.ip;

const CONSOLE_HOST = 'console.localhost';
export const GAMES_HOST = 'games.localhost';

/** Where the routes of the hosts that are no merchant's stand; no path of a merchant's host can lead there. */
export const CONSOLE_ROOM = '/@console';
export const GAMES_ROOM = '/@games';
export const IMAGES_ROOM = '/@images';
/** The sandbox's hosts of a merchant's lists (spec §3): two of a kind, all of this machine. */
const ROOMS: Readonly<Record<string, string>> = {
  [CONSOLE_HOST]: CONSOLE_ROOM,
  [GAMES_HOST]: GAMES_ROOM,
  'games-1.localhost': GAMES_ROOM,
  'games-2.localhost': GAMES_ROOM,
  'images-1.localhost': IMAGES_ROOM,
  'images-2.localhost': IMAGES_ROOM,
};

/** Puts each host's requests into its own room, so that `/assets` of one is not `/assets` of another. */
export function intoRoom(request: IncomingMessage): string {
  const url = request.url ?? '/';
  return `${ROOMS[hostName(request.headers.host)] ?? (url.startsWith('/@') ? '/-' : '')}${url}`;
}
