import type { FastifyRequest } from 'fastify';

/** The host a request is for, without its port. */
export const hostOf = (request: FastifyRequest): string => request.hostname.replace(/:\d+$/, '');
export const ipOf = (request: FastifyRequest): string => request.ip;

export const CONSOLE_HOST = 'console.localhost';
export const GAMES_HOST = 'games.localhost';
