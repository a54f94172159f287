import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { script, startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const FILE = '/assets/shell/1/boot.js';
const read = async (answer: IncomingMessage) => (await buffer(answer)).toString();

describe('a file of a release', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (content: Buffer) => content],
  ])('is sent to a client that accepts "%s" as the build compressed it', async (accepted, encoding, unpack) => {
    const answer = await site.ask(FILE, { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const content = await buffer(answer);
    expect(answer.headers['content-length']).toBe(String(content.length));
    expect(unpack(content).toString()).toBe(script);
  });

  it('is not sent again to a client that has it', async () => {
    const first = await site.ask(FILE);
    await read(first);
    const again = await site.ask(FILE, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, await read(again)]).toEqual([304, '']);
    const stale = await site.ask(FILE, { 'if-none-match': '"another"' });
    expect([stale.statusCode, await read(stale)]).toEqual([200, script]);
  });

  it('is sent partially to a client that asks for a range', async () => {
    const part = await site.ask(FILE, { range: 'bytes=7-13' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 7-13/${script.length}`]);
    expect(await read(part)).toBe(script.slice(7, 14));
    const none = await site.ask(FILE, { range: `bytes=${script.length}-` });
    none.destroy();
    expect(none.statusCode).toBe(416);
  });

  it('is described without its content for HEAD', async () => {
    const { status, headers, text } = await site.send({ path: FILE, method: 'HEAD' });
    expect([status, headers['content-length'], text]).toEqual([200, String(script.length), '']);
  });
});

it('a file that is opened as a page may do nothing there', async () => {
  const answer = await site.ask(FILE);
  await read(answer);
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
});

it.each([
  ['/assets/shell/1/page.html', 404],
  ['/assets/shell/1/page%2Ehtml', 404],
  ['/assets/shell/1/page.ht%6dl', 404],
  ['/assets/shell/1/picture.svg', 404],
  ['/assets/%73hell/1/boot.js', 404],
  ['/assets/../built.json', 404],
  ['/assets/%2e%2e/built.json', 404],
  ['/assets/..%2fbuilt.json', 404],
  ['/assets/shell/1', 404],
  ['/assets/shell/1/', 404],
  ['/assets/shell/1/nothing.js', 404],
])('%s is refused, because it is not a file of the folder', async (path, status) => {
  const answer = await site.ask(path, { 'accept-encoding': 'br, gzip' });
  answer.destroy();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

it("the console's page is revalidated each time, its files are not", async () => {
  const page = await site.ask('/', { host: 'console.localhost' });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  });
  expect(await read(page)).toContain('<title>Console</title>');
  const file = await site.ask('/static/console.js', { host: 'console.localhost' });
  file.destroy();
  expect(file.headers['cache-control']).toContain('immutable');
});
