import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './compression.ts';
import type { EdgeConfig } from './config.ts';
import { CONSOLE_PREFIX } from './hosts.ts';
import { SCRIPT_INTEGRITY, TRUSTED_TYPES } from './security-headers.ts';
import { serveFolder } from './static-files.ts';

const headers = {
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; ${TRUSTED_TYPES}`,
  ...SCRIPT_INTEGRITY,
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Serves the operator's console: one page on its own host. */
export async function serveConsole(app: FastifyInstance, { consoleRoot }: EdgeConfig): Promise<void> {
  await serveFolder(app, consoleRoot, `${CONSOLE_PREFIX}/static/`);
  const page = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(`${consoleRoot}/index.html`, 'utf8');
    return sendCompressed(reply.headers(headers).type('text/html; charset=utf-8'), html);
  };
  app.get(CONSOLE_PREFIX, page);
  app.get(`${CONSOLE_PREFIX}/*`, page);
}
