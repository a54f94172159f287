import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import { brotliDecompressSync } from 'node:zlib';
import { edgeLimits } from '../../edge/src/limits.ts';
import { script } from '../../edge/src/testing/start-edge.ts';
import { until } from '../../edge/src/testing/until.ts';
import { ask, type Http2Answer, open, startBehindNginx } from './testing/http2-site.ts';

let lines: { readonly msg: string }[];
let site: Awaited<ReturnType<typeof startBehindNginx>>;
beforeEach(async () => {
  lines = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) };
  site = await startBehindNginx({ level: 'debug', stream });
});
afterEach(() => site.stop());

/** What an answer says besides its route and what is new with each page. */
function lasting(headers: IncomingMessage['headers'] | Http2Answer['headers']): object {
  const { date: _, server: __, connection: ___, 'keep-alive': ____, 'set-cookie': _____, ...rest } = headers;
  const named = Object.entries(rest).filter(([name]) => !/^(?::status|transfer-encoding|content-length)$/.test(name));
  const ofPage = (value: unknown) => String(value).replaceAll(/nonce-[\w+/=]+/g, 'nonce');
  return Object.fromEntries(named.map(([name, value]) => [name, ofPage(value)]));
}
const withoutNonce = (page: Buffer): string =>
  brotliDecompressSync(page)
    .toString()
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/"serverTime":\d+/g, '');

it('browser and nginx agree on HTTP/2 and TLS 1.3, with a certificate for the site', async () => {
  const session = site.browser();
  await once(session, 'connect');
  expect([session.alpnProtocol, (session.socket as unknown as TLSSocket).getProtocol?.()]).toEqual(['h2', 'TLSv1.3']);
});

it('a page comes as the edge has compressed it, with all of its headers', async () => {
  const accepting = { 'accept-encoding': 'br, gzip' };
  const direct = await site.edge.ask('/', { ...accepting, 'x-forwarded-proto': 'https' });
  const behind = await ask(site.browser(), '/', accepting);
  expect(behind.status).toBe(200);
  expect(behind.headers['content-encoding']).toBe('br');
  expect(lasting(behind.headers)).toEqual(lasting(direct.headers));
  expect(Number(behind.headers['content-length'])).toBe(behind.body.length);
  expect(withoutNonce(behind.body)).toBe(withoutNonce(await buffer(direct)));
});

it('a file of a release comes byte by byte as it was built, and whole without an encoding', async () => {
  const session = site.browser();
  const path = '/assets/shell/1/boot.js';
  const direct = await buffer(await site.edge.ask(path, { 'accept-encoding': 'br' }));
  const { body, headers } = await ask(session, path, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(body.equals(direct)).toBe(true);
  expect((await ask(session, path)).body.toString()).toBe(script);
});

it('the operator is told the address of the visitor, and nothing that the visitor says about it', async () => {
  const { body } = await ask(site.browser('127.0.0.77'), '/wps/echo', {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.9;host=evil.example;proto=http',
  });
  const { headers } = (JSON.parse(body.toString()) as { value: { headers: Record<string, string> } }).value;
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.77',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'aurora.localhost',
  });
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113|evil/);
});

it('cookies that a page sets are for https alone', async () => {
  const { headers } = await ask(site.browser(), '/');
  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^visitor=.*; Secure$/)]);
});

it('a change reaches an open page at once, one message at a time', async () => {
  await until(() => site.edge.operator.announce() > 0);
  const stream = open(site.browser(), '/edge/live');
  let sent = '';
  stream.setEncoding('utf8').on('data', (part: string) => {
    sent += part;
  });
  await until(() => sent.includes('"status":0'));
  site.edge.operator.boot = { ...site.edge.operator.boot, status: 2 };
  site.edge.operator.announce();
  await until(() => sent.includes('"status":2'));
  // nginx 1.22 passes on chunks at once also without being asked; others need not.
  const direct = await site.edge.ask('/edge/live');
  expect(direct.headers['x-accel-buffering']).toBe('no');
  direct.destroy();
  expect(sent.length).toBeLessThan(4_000);
});

describe('a body', () => {
  const post = (bytes: number, more: Parameters<typeof ask>[2] = {}, path = '/wps/echo') => {
    const body = Buffer.alloc(bytes, 'x');
    return ask(site.browser(), path, { 'content-type': 'text/plain', 'content-length': bytes, ...more }, body);
  };

  it('of the largest size that the edge takes arrives whole', async () => {
    const { status, body } = await post(edgeLimits.bodyBytes);
    expect([status, JSON.parse(body.toString()).value.bytes]).toEqual([200, edgeLimits.bodyBytes]);
  });

  it.each([
    ['that says its length', {}],
    ['without a length', { 'content-length': undefined }],
  ])('above that size, %s, is refused with the code of the edge, and the connection stays', async (_, more) => {
    const session = site.browser();
    const body = Buffer.alloc(edgeLimits.bodyBytes + 1, 'x');
    const refused = await ask(session, '/wps/echo', { 'content-length': body.length, ...more }, body);
    expect([refused.status, refused.headers['content-type'], JSON.parse(refused.body.toString())]).toEqual([
      413,
      'application/json; charset=utf-8',
      { success: false, message: 'request.too.large', errorCode: 'request.too.large', value: {} },
    ]);
    expect(site.edge.operator.calls).toBe(0);
    expect((await ask(session, '/wps/short')).status).toBe(200);
  });

  it("above the provider's limit is refused by the edge", async () => {
    const refused = await post(edgeLimits.gameBodyBytes + 1, { ':authority': 'games.localhost' }, '/api/echo');
    expect([refused.status, JSON.parse(refused.body.toString()).errorCode]).toEqual([413, 'request.too.large']);
    expect(site.edge.operator.calls).toBe(0);
  });
});

it('the edge learns of a visitor who leaves before the answer', async () => {
  let answer = () => {};
  site.edge.operator.late = new Promise((resolve) => {
    answer = resolve;
  });
  const stream = open(site.browser(), '/wps/late', { 'accept-encoding': 'br' }, Buffer.from('{}'));
  stream.on('error', () => undefined);
  await until(() => site.edge.operator.calls === 1);
  stream.close(8);
  await wait(200);
  answer();
  await until(() => lines.some(({ msg }) => msg === 'the client of POST /wps/late has left'));
});

it('a request without TLS is redirected, at the port for it and at that of TLS', async () => {
  const location = async (port: number) => {
    const asked = { host: '127.0.0.1', port, path: '/rng?x=1', headers: { host: `aurora.localhost:${port}` } };
    const [answer] = (await once(get(asked), 'response')) as [IncomingMessage];
    await text(answer);
    return [answer.statusCode, answer.headers.location];
  };
  const address = `https://aurora.localhost:${site.tlsPort}/rng?x=1`;
  expect(await location(site.httpPort)).toEqual([307, address]);
  expect(await location(site.tlsPort)).toEqual([307, address]);
});

it('a call is refused with the code of the edge while the edge is away', async () => {
  const session = site.browser();
  expect((await ask(session, '/wps/short')).status).toBe(200);
  await site.edge.stop();
  site.edge.stop = async () => undefined;
  const { status, headers, body } = await ask(session, '/wps/short');
  expect([status, headers['retry-after'], JSON.parse(body.toString()).errorCode]).toEqual([
    503,
    '5',
    'system.unavailable',
  ]);
});

it('a page says in the language of the browser that there is no answer while the edge is away', async () => {
  await site.edge.stop();
  site.edge.stop = async () => undefined;
  const session = site.browser();
  const languageOf = async (accepted: Readonly<Record<string, string>>) => {
    const { status, body } = await ask(session, '/lottery', accepted);
    return [status, /<html lang="(\w+)">/.exec(body.toString())?.[1]];
  };
  expect(await languageOf({})).toEqual([503, 'ko']);
  for (const [accepted, language] of Object.entries({
    'ja-JP': 'ja',
    'fr-FR, fr;q=0.9,  VI;q=0.8, en;q=0.7': 'vi',
    'fr, de': 'ko',
    [`${', '.repeat(2_000)}th`]: 'th',
  }))
    expect(await languageOf({ 'accept-language': accepted })).toEqual([503, language]);
  const { headers, body } = await ask(session, '/', { 'accept-language': 'zh' });
  expect(body.toString()).toContain('无法打开页面');
  expect(headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/]+='/),
  });
});
