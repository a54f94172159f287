import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { CONSOLE_ROOM } from './hosts.ts';
import { IMMUTABLE, sendFile } from './static-files.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The operator's console: one page at its own host. */
export function serveConsole(app: FastifyInstance, config: EdgeConfig): void {
  app.get(`${CONSOLE_ROOM}/static/*`, (request, reply) =>
    sendFile(request, reply, config.consoleRoot, (request.params as { '*': string })['*'], IMMUTABLE),
  );
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers({ 'Content-Security-Policy': POLICY, 'Referrer-Policy': 'same-origin' });
    return sendFile(request, reply, config.consoleRoot, 'index.html', 'no-store');
  };
  app.get(CONSOLE_ROOM, page);
  app.get(`${CONSOLE_ROOM}/*`, page);
}
