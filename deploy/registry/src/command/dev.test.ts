import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Override } from '@tessera/shared/registry';
import { readOverrideText } from '@tessera/shared/registry/overrides';
import { PrivateKeys } from '../service/private-keys.ts';
import { startDevServer } from './dev-server.ts';
import { runCommand } from './run-command.ts';

const site = 'http://aurora.localhost:8080';

describe('the server of a local release', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startDevServer>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-dev-server-'));
    mkdirSync(join(folder, '1.0.0-dev.0a1b2c3d'));
    writeFileSync(join(folder, '1.0.0-dev.0a1b2c3d/entry.js'), 'void 0;');
    writeFileSync(join(tmpdir(), 'tessera-outside.js'), 'secret');
    server = await startDevServer(folder, site);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
    rmSync(join(tmpdir(), 'tessera-outside.js'));
  });
  const ask = (path: string, headers: Record<string, string> = { Origin: site }) =>
    fetch(`${server.origin}${path}`, { headers });

  it('is on this machine, and answers pages of one site', async () => {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await ask('/1.0.0-dev.0a1b2c3d/entry.js');
    expect([answer.status, await answer.text()]).toEqual([200, 'void 0;']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['a page of another site', 403, '/1.0.0-dev.0a1b2c3d/entry.js', { Origin: 'http://evil.example' }],
    ['whoever is no page', 403, '/1.0.0-dev.0a1b2c3d/entry.js', {}],
    ['a file that is not there', 404, '/1.0.0-dev.0a1b2c3d/other.js', { Origin: site }],
    ['a folder', 404, '/1.0.0-dev.0a1b2c3d', { Origin: site }],
    ['a file outside of it', 404, '/x/..%2f..%2ftessera-outside.js', { Origin: site }],
  ] as const)('refuses %s with %d', async (_, status, path, headers) =>
    expect(await ask(path, headers)).toMatchObject({ status }),
  );

  it('sends each build to the pages that are open, and the last one to those that come later', async () => {
    server.say({ error: 'first' });
    const answer = await ask('/builds');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    const until = async (part: string) => {
      while (!read.includes(part)) read += (await reader?.read())?.value ?? '';
    };
    await until('data: {"error":"first"}');
    server.say({ error: 'second' });
    await until('data: {"error":"second"}');
    await reader?.cancel();
  });
});

describe('tessera dev', () => {
  let folder: string;
  let edge: Server;
  let refusal: string | undefined;
  const asked: { readonly origin: string | undefined; readonly text: string }[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-dev-command-'));
    await new PrivateKeys(folder).readOrCreate('workspace');
    edge = createServer((request, answer) => {
      let text = '';
      request.on('data', (part) => (text += part));
      request.on('end', () => {
        asked.push({ origin: request.headers.origin, text });
        answer.writeHead(refusal ? 403 : 204).end(refusal && JSON.stringify({ errorCode: refusal }));
      });
    });
    await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    edge.close();
    rmSync(folder, { recursive: true });
  });
  const address = (): string => `http://aurora.localhost:${(edge.address() as AddressInfo).port}`;
  const dev = (...args: readonly string[]) => runCommand(['dev', ...args], { TESSERA_REGISTRY: folder });

  it.each([
    ['Name a remote, such as', []],
    ['There is no remote "poker"', ['poker', '--against', site]],
    ['Name the site with --against', ['wallet']],
    ['--against is the address of a site', ['wallet', '--against', 'aurora']],
    ['--for is 24h at most', ['wallet', '--against', site, '--for', '2d']],
    ['--for is a time', ['wallet', '--against', site, '--for', 'long']],
  ])('says "%s" and does nothing when it is wrongly called', async (message, args) => {
    expect(await dev(...args)).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message) });
  });

  it('asks the site before it builds, names the reason of a refusal, and leaves nothing behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('tessera-dev-wallet-'));
    refusal = 'override.wrong-key';
    const { stderr, exitCode } = await dev('mf-wallet', '--against', address(), '--for', '2h');
    expect([exitCode, stderr]).toEqual([
      1,
      `The site at ${address()} refuses: the key may not sign for this remote.\n`,
    ]);
    const { origin, text } = asked[0] ?? { text: '' };
    expect(origin).toBe(address());
    const override = JSON.parse(readOverrideText(text)?.text ?? '') as Override;
    expect(override).toMatchObject({ remote: 'wallet', version: '1.0.0-dev', host: 'aurora.localhost' });
    expect(override.expiresAt - Date.now()).toBeLessThanOrEqual(7_200_000);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('tessera-dev-wallet-'))).toEqual(before);
    // Nothing listens any more.
    await expect(fetch(override.origin)).rejects.toThrow();
  });

  it('says that no site answers', async () => {
    const { stderr } = await dev('wallet', '--against', 'http://aurora.localhost:2');
    expect(stderr).toBe('The site at http://aurora.localhost:2 does not answer (ECONNREFUSED).\n');
  });
});
