import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GameBundle } from './bundle.ts';

const fontSheet = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
const year = 'public, max-age=31536000, immutable';

/** Only merchants' pages may embed the game, and the game runs only its own files. */
function securityPolicy(publicPort: number): string {
  // Without a scheme: by http or by https, as the game itself.
  const site = `localhost:${publicPort} *.localhost:${publicPort}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${site}`,
  ].join('; ');
}

function document(bundle: GameBundle): string {
  return [
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="referrer" content="no-referrer"><meta name="color-scheme" content="dark"><title>Tessera</title><link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="/fonts/pretendard.css"><link rel="stylesheet" href="${bundle.style.path}">`,
    `<script type="module" src="${bundle.script.path}"></script></head><body></body></html>`,
  ].join('');
}

/** Serves the game's page, its bundle and its fonts. */
export async function answerStatic(app: FastifyInstance, bundle: GameBundle, publicPort: number): Promise<void> {
  const html = document(bundle);
  const policy = securityPolicy(publicPort);
  const sheet = createRequire(import.meta.url).resolve(fontSheet);
  const fonts = join(dirname(sheet), 'woff2-dynamic-subset');
  const fontCss = await readFile(sheet, 'utf8');

  app.addHook('onSend', async (_request, reply: FastifyReply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  app.get<{ Params: { code: string } }>('/play/:code', (request, reply) => {
    if (!/^[\w-]{3,24}$/.test(request.params.code)) return reply.code(404).type('text/plain').send('');
    return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
  });
  for (const { path, type, body, brotli } of [bundle.script, bundle.style]) {
    app.get(path, (request, reply) => {
      reply.header('cache-control', year).header('vary', 'Accept-Encoding').type(type);
      if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(body);
      return reply.header('content-encoding', 'br').send(brotli);
    });
  }
  app.get('/fonts/pretendard.css', (_request, reply) =>
    reply.header('cache-control', year).type('text/css; charset=utf-8').send(fontCss),
  );
  app.get<{ Params: { file: string } }>('/fonts/woff2-dynamic-subset/:file', (request, reply) => {
    const { file } = request.params;
    if (!/^PretendardVariable\.subset\.\d{1,3}\.woff2$/.test(file)) return reply.code(404).send('');
    return reply
      .header('cache-control', year)
      .type('font/woff2')
      .send(createReadStream(join(fonts, file)));
  });
}
