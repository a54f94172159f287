import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { NextFiles, OfflinePages } from '@tessera/shared/registry';
import { offlineMessages, shellFiles, startEdge } from './testing/start-edge.ts';

type Site = Awaited<ReturnType<typeof startEdge>>;
let site: Site;
let without: Site;
beforeAll(async () => {
  site = await startEdge();
  without = await startEdge({}, undefined, undefined, { serviceWorker: 'off' });
});
afterAll(async () => {
  await site.stop();
  await without.stop();
});

const read = async (from: Site, path: string) => {
  const answer = await from.ask(path);
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
};
const json = async <Value>(path: string): Promise<Value> => JSON.parse((await read(site, path)).text) as Value;
const bootOf = async (from: Site) => JSON.parse((await read(from, '/boot.json')).text) as Record<string, unknown>;

it('the service worker is the file of the shell’s release; browsers ask for it each time, and it runs nothing else', async () => {
  const { status, headers, text: script } = await read(site, '/service-worker.js');
  expect([status, script]).toEqual([200, shellFiles['service-worker.js']]);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  expect(headers['content-security-policy']).toContain("default-src 'none'; connect-src 'self'");
  expect(await bootOf(site)).toMatchObject({ hasServiceWorker: true });
});

it('a page has no script without a hash, and may start workers of the site only', async () => {
  const { headers, text: page } = await read(site, '/index');
  const scripts = page.match(/<script[^>]* src=[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const tag of scripts) expect(tag).toMatch(/ integrity="sha384-/);
  expect(headers['content-security-policy']).toContain("worker-src 'self';");
});

it('an edge that has it turned off answers a worker that ends the one of the browser, and pages do the same', async () => {
  const { status, headers, text: script } = await read(without, '/service-worker.js');
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  const ended: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => ended.push('waiting'),
    registration: { unregister: async () => ended.push('registration') },
  };
  const caches = { keys: async () => ['tessera-files', 'other'], delete: async (name: string) => ended.push(name) };
  new Function('self', 'caches', script)(self, caches);
  listeners.get('install')?.({});
  await new Promise((waited) => listeners.get('activate')?.({ waitUntil: waited }));
  expect(ended).toEqual(['waiting', 'tessera-files', 'registration']);
  expect(await bootOf(without)).not.toHaveProperty('hasServiceWorker');
  expect((await read(without, '/index')).headers['content-security-policy']).toContain("worker-src 'none';");
});

it('the page without a network is there in each language of the merchant, with its name and the policy of its one style', async () => {
  const { pages, headers, defaultLanguage, edition } = await json<OfflinePages>('/edge/offline-pages.json');
  expect([Object.keys(pages), defaultLanguage, edition]).toEqual([['ko', 'en'], 'ko', '1 0']);
  expect(pages.ko).toContain(`<h1>${offlineMessages.ko.title}</h1>`);
  expect(pages.en).toContain('<html lang="en" data-brand="aurora"');
  expect(pages.en).toContain('<b>Aurora</b><h1>No &lt;connection&gt;</h1>');
  expect(pages.en).toContain(`<a href="">${offlineMessages.en.retry}</a>`);
  const { 'Content-Security-Policy': policy } = headers;
  for (const page of Object.values(pages)) {
    // No script with an address.
    expect(page).not.toMatch(/<script |<link rel="stylesheet"|url\(/);
    for (const kind of ['style', 'script']) {
      const [, text = ''] = new RegExp(`<${kind}>([\\s\\S]*)</${kind}>`).exec(page) ?? [];
      expect(policy).toContain(`${kind}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  }
  expect(policy).toMatch(/^default-src 'none'/);
});

it('the files of the pages in the menus are named once each, in the visitor’s language', async () => {
  const { files } = await json<NextFiles>('/edge/next-files.json?language=en');
  expect(files).toEqual(['/assets/shell/1/en.json']);
  // The same again is not worked out anew, and is of its own language.
  expect((await json<NextFiles>('/edge/next-files.json?language=en')).files).toEqual(files);
  expect((await json<NextFiles>('/edge/next-files.json?language=ko')).files).toEqual(['/assets/shell/1/ko.json']);
  expect((await read(site, '/edge/next-files.json?language=fr')).status).toBe(404);
  expect((await read(site, '/edge/next-files.json')).status).toBe(404);
});

it('nobody’s host has none of it', async () => {
  for (const path of ['/service-worker.js', '/edge/offline-pages.json', '/edge/next-files.json?language=ko']) {
    const answer = await site.ask(path, { host: 'nobody.localhost' });
    answer.destroy();
    expect([path, answer.statusCode]).toEqual([path, 404]);
  }
});
