import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { OverrideNews } from '@tessera/shared/registry/overrides';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** How soon a page looks for a server that was started again. */
const reconnectMs = 1_000;

export interface DevServer {
  readonly origin: string;
  /** Sends it to every open page, and to those that come later. */
  say(news: OverrideNews): void;
  close(): Promise<void>;
}

/** Serves the builds in a folder on this machine, to pages of one site only. */
export async function startDevServer(folder: string, site: string): Promise<DevServer> {
  const pages = new Set<ServerResponse>();
  let news: OverrideNews = {};
  let origin = '';
  const server = createServer((request, answer) => {
    const isForUs = request.headers.host === origin.slice('http://'.length);
    // Without an origin it is no page that may read the answer.
    if (!isForUs || request.headers.origin !== site) return void answer.writeHead(403).end();
    answer.setHeader('Access-Control-Allow-Origin', site);
    answer.setHeader('Vary', 'Origin');
    answer.setHeader('X-Content-Type-Options', 'nosniff');
    answer.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    // Browsers ask before a page of another network may reach this machine.
    if (request.method === 'OPTIONS')
      return void answer.writeHead(204, { 'Access-Control-Allow-Private-Network': 'true' }).end();
    if (request.url === '/builds') return follow(request, answer);
    send(request, answer);
  });

  function follow(request: IncomingMessage, answer: ServerResponse): void {
    answer.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    answer.write(`retry: ${reconnectMs}\n\ndata: ${JSON.stringify(news)}\n\n`);
    pages.add(answer);
    request.on('close', () => pages.delete(answer));
  }

  function send({ method, url = '' }: IncomingMessage, answer: ServerResponse): void {
    const [, path] = /^\/([\w.-]+(?:\/[\w.-]+)+)$/.exec(url) ?? [];
    const file = path && !path.includes('..') ? join(folder, path) : undefined;
    if (method !== 'GET' || !file || !existsSync(file) || !statSync(file).isFile())
      return void answer.writeHead(404).end();
    const type = types[extname(file)] ?? 'application/octet-stream';
    // The address has the hash of the build.
    answer.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'private, max-age=86400, immutable' });
    createReadStream(file).pipe(answer);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    say(next) {
      news = next;
      for (const page of pages) page.write(`data: ${JSON.stringify(news)}\n\n`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
