import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { ROOT } from '../../deploy/start/src/settings.ts';
import { openPage } from './open-page.ts';

/** The first screen of a page as plain HTML with its pictures, and all its styles as one file. */
interface Twin {
  readonly html: string;
  readonly css: string;
  /** The style sheets of its fonts, which stay files of their own. */
  readonly fonts: readonly string[];
}

/** Runs in the page: what is on screen without any script. */
async function takeTwin(): Promise<Twin> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  const fonts = links.filter((href) => /\/fonts-/.test(href));
  const own = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
  const files = await Promise.all(
    links.filter((href) => !fonts.includes(href)).map(async (href) => (await fetch(href)).text()),
  );
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('script, style, link[rel=preload], link[rel=stylesheet]')) part.remove();
  return {
    html: copy.outerHTML,
    css: [...own, ...files].join('\n'),
    fonts: fonts.map((href) => new URL(href).pathname),
  };
}

/** Opens each page, waits for its fonts and two seconds more, and saves it. */
export async function saveTwins(
  browser: Browser,
  pages: readonly { readonly path: string; readonly url: string; readonly firstRow: string }[],
): Promise<ReadonlyMap<string, Twin>> {
  const twins = new Map<string, Twin>();
  for (const { path, url, firstRow } of pages) {
    const page = await openPage(browser);
    await page.goto(url);
    await page.waitForSelector(firstRow);
    await page.waitForSelector('link[href*="/fonts-"]', { state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(2_000);
    twins.set(path, await page.evaluate(takeTwin));
    await page.close();
  }
  return twins;
}

const cached = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' };

/** Serves the saved pages as a good static host would: HTML and styles compressed, the site's font files from its release. */
export async function serveTwins(twins: ReadonlyMap<string, Twin>): Promise<{ port: number; server: Server }> {
  const files = new Map<string, { readonly type: string; readonly body: Buffer }>();
  for (const [path, { html, css, fonts }] of twins) {
    const styles = `/twin${path.replace(/\W/g, '-')}.css`;
    const links = [styles, ...fonts].map((href) => `<link rel="stylesheet" href="${href}">`).join('');
    const page = `<!doctype html>${html.replace('</head>', `${links}</head>`)}`;
    files.set(path, { type: 'text/html; charset=utf-8', body: brotliCompressSync(page) });
    files.set(styles, { type: 'text/css', body: brotliCompressSync(css) });
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://twin');
    const file = files.get(pathname);
    if (file) {
      response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', ...cached }).end(file.body);
      return;
    }
    const released = join(ROOT, 'dist/releases', pathname.replace(/^\/assets\//, ''));
    if (!pathname.startsWith('/assets/') || pathname.includes('..') || !existsSync(released)) {
      response.writeHead(404).end();
      return;
    }
    const isStyle = pathname.endsWith('.css');
    response.writeHead(200, {
      'content-type': isStyle ? 'text/css' : 'font/woff2',
      ...(isStyle ? { 'content-encoding': 'br' } : {}),
      ...cached,
    });
    createReadStream(isStyle ? `${released}.br` : released).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}
