/**
 * @jest-environment <rootDir>/deploy/presets/jest/checking-jsdom.cjs
 * @jest-environment-options {"url": "http://localhost/"}
 */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addReleases, createFileScript, fetchFile, installFiles, prepareFiles, requestFile } from './trusted-files.ts';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const messages = JSON.stringify({ title: '게임' });
const list = JSON.stringify({ 'ko.json': hashOf(messages), 'entry.js': hashOf('') });

let server: Server;
let origin = '';
let round = 0;
/** By the name of the file; a missing one is answered with 404. */
let files: Record<string, string> = {};
const requested: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const name = url.split('/').at(-1) ?? '';
    requested.push(name);
    if (files[name] === undefined) response.writeHead(404).end('gone');
    else response.end(files[name]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  document.head.innerHTML = `<link rel="preload" href="${origin}/first.js" data-integrity="sha384-first">`;
  const shell = { id: 'shell', version: '1', base: `${origin}/shell/`, filesHash: '', locales: {}, fonts: [] } as const;
  installFiles({ shell, remotes: [] });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
afterEach(() => {
  globalThis.tesseraFailed = undefined;
});

beforeEach(() => {
  round += 1;
  files = { 'files.json': list, 'ko.json': messages };
  requested.length = 0;
});

/** A release that this page has not seen before. */
function release(filesHash = hashOf(list)) {
  const base = `${origin}/${round}/`;
  addReleases(undefined, [{ id: 'games', version: '1', base, filesHash }]);
  return { id: 'games', version: '1', base, filesHash, messages: `${base}ko.json` };
}

it('a file of the first screen has its hash in the page', () => {
  const script = document.createElement('script');
  requestFile(script, `${origin}/first.js`);
  expect(script.integrity).toBe('sha384-first');
});

it('a file listed only in the template of late scripts is requested with its hash', () => {
  document.body.innerHTML = `<template id="tessera-scripts"><link href="${origin}/late.js" integrity="sha384-late"></template>`;
  installFiles({ shell: { base: `${origin}/shell/` } as never, remotes: [] });
  const script = document.createElement('script');
  requestFile(script, `${origin}/late.js`);
  expect(script.integrity).toBe('sha384-late');
});

it('a file whose preload failed is requested with another URL, and with a new one after each failure', () => {
  globalThis.tesseraFailed = { [`${origin}/first.js`]: 1 };
  const asked = [1, 2].map(() => {
    const script = document.createElement('script');
    requestFile(script, `${origin}/first.js`);
    script.dispatchEvent(new Event('error'));
    return script.src;
  });
  expect(asked).toEqual([`${origin}/first.js?again=1`, `${origin}/first.js?again=2`]);
});

it('other files wait for the list of their release, which is requested once', async () => {
  const { base } = release();
  const [script, other] = [createFileScript(`${base}entry.js`), createFileScript(`${base}entry.js`)];
  expect([script.src, other.src]).toEqual(['', '']);
  await prepareFiles({ id: 'games', version: '1', base, filesHash: '' });
  expect([script.src, script.integrity]).toEqual([`${base}entry.js`, hashOf('')]);
  expect(requested).toEqual(['files.json']);
});

it.each(['ko.json', 'files.json'])('a flipped byte in %s fails at the integrity', async (name) => {
  files[name] = files[name]?.replace('o', 'O').replace('t', 'T') ?? '';
  const failure = { step: 'integrity', remote: 'games' };
  await expect(fetchFile('games', release().messages, 2_000)).rejects.toMatchObject(failure);
});

it('a release without the hash of its list is refused', async () => {
  await expect(prepareFiles(release(''))).rejects.toMatchObject({ step: 'integrity' });
});

it('a file that is gone fails at the download, and is not worth a retry', async () => {
  const { messages: url } = release();
  delete files['ko.json'];
  await expect(fetchFile('games', url, 2_000)).rejects.toMatchObject({ step: 'download', isNetworkCause: false });
});

it('a list that did not arrive is requested again', async () => {
  const { messages: url } = release();
  delete files['files.json'];
  await expect(fetchFile('games', url, 2_000)).rejects.toMatchObject({ step: 'download', isNetworkCause: false });
  files['files.json'] = list;
  expect(await (await fetchFile('games', url, 2_000)).json()).toEqual({ title: '게임' });
});

it('a script of no release of the page has a hash that no file has', () => {
  const script = document.createElement('script');
  requestFile(script, 'https://elsewhere.example/a.js');
  expect(script.integrity).toMatch(/^sha384-A{64}$/);
});

it('in development, files change under the page, and are not checked', () => {
  const { base } = release();
  installFiles({ shell: { base } as never, remotes: [], isDevelopment: true });
  const script = createFileScript(`${base}entry.js`);
  expect([script.src, script.integrity]).toEqual([`${base}entry.js`, '']);
});
