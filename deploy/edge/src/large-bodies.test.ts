import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { edgeLimits } from './limits.ts';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const consoleHost = { host: 'console.localhost' };
const gamesHost = { host: 'games.localhost' };
/** URL and host of a call to each of the three. */
const calls = [
  ['the operator', '/wps/echo', {}],
  ['the console', '/console-api/echo', consoleHost],
  ['a game', '/api/echo', gamesHost],
] as const;
const tooLarge = { success: false, errorCode: 'request.too.large' };

const mebibyte = Buffer.alloc(1024 * 1024, 'x');
function* chunksOf(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= mebibyte.length) yield mebibyte.subarray(0, left);
}

describe('a body over the limit', () => {
  it.each(calls)(
    'is answered 413 when it is for %s, with or without Content-Length, also 24 at once',
    async (_, path, headers) => {
      for (const bytes of [700_000, 2_000_000, 100_000_000]) {
        const declared: Record<string, string> = { 'content-length': String(bytes) };
        for (const length of [declared, {}]) {
          const sent = Array.from({ length: 24 }, (_, n) => {
            const connection = n % 2 === 0 ? 'close' : 'keep-alive';
            return site.send({ path, headers: { ...headers, ...length, connection }, chunks: chunksOf(bytes) });
          });
          for (const answer of await Promise.all(sent)) {
            expect(answer.status).toBe(413);
            expect(JSON.parse(answer.text)).toMatchObject(tooLarge);
          }
        }
      }
      expect(site.operator.calls).toBe(0);
    },
  );

  it('is refused by its length before any of it is sent, and the connection serves the next call after it', async () => {
    const line = connect(site.port, '127.0.0.1');
    line.write('POST /wps/echo HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Length: 100000000\r\n\r\n');
    const [first] = (await once(line, 'data')) as [Buffer];
    expect(first.toString()).toMatch(/^HTTP\/1\.1 413 /);
    // 100 MB, sent by a client that reads the answer only afterwards.
    for (let sent = 0; sent < 100_000_000; sent += 1_000_000)
      if (!line.write(mebibyte.subarray(0, 1_000_000))) await once(line, 'drain');
    line.write('GET /wps/short HTTP/1.1\r\nHost: aurora.localhost\r\nConnection: close\r\n\r\n');
    expect(await text(line)).toMatch(/^HTTP\/1\.1 200 [\s\S]*"value":"short"/);
  });

  it('of exactly the limit is forwarded completely', async () => {
    for (const [bytes, path, headers] of [
      [edgeLimits.bodyBytes, '/wps/echo', {}],
      [edgeLimits.gameBodyBytes, '/api/echo', gamesHost],
    ] as const) {
      const declared = await site.send({ path, headers, body: Buffer.alloc(bytes) });
      const chunked = await site.send({ path, headers, chunks: [Buffer.alloc(bytes - 1), Buffer.alloc(1)] });
      for (const answer of [declared, chunked]) expect(JSON.parse(answer.text)).toMatchObject({ value: { bytes } });
      const over = await site.send({ path, headers, body: Buffer.alloc(bytes + 1) });
      expect(over.status).toBe(413);
    }
  });
});

describe('a client that sends Expect: 100-continue', () => {
  const head = (length: number) =>
    `POST /wps/echo HTTP/1.1\r\nHost: aurora.localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;

  it('gets 100 Continue, and then the answer', async () => {
    const line = connect(site.port, '127.0.0.1');
    line.write(head(2));
    const [first] = (await once(line, 'data')) as [Buffer];
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    line.write('{}');
    const answer = await text(line);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"bytes":2/);
    expect(answer).not.toContain('100-continue');
  });

  it('gets 413 and no 100 Continue when the body would be too large', async () => {
    const line = connect(site.port, '127.0.0.1');
    line.write(head(100_000_000));
    expect(await text(line)).toMatch(/^HTTP\/1\.1 413 [\s\S]*request\.too\.large/);
  });
});

it('a GET with a body is answered like one without', async () => {
  const answer = await site.send({ path: '/wps/echo', method: 'GET', body: '{"a":1}' });
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toMatchObject({ value: { method: 'GET', bytes: 0 } });
});

it('malformed requests are refused in the envelope', async () => {
  for (const sent of ['NONSENSE\r\n\r\n', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const line = connect(site.port, '127.0.0.1');
    line.write(sent);
    expect(await text(line)).toMatch(/^HTTP\/1\.1 (400|431) [\s\S]*"errorCode":"request\.invalid"/);
  }
  const answer = await site.send({ path: '/%zz', method: 'GET' });
  expect([answer.status, JSON.parse(answer.text).errorCode]).toEqual([400, 'request.invalid']);
});
