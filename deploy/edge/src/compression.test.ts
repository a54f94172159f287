import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
const everything = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const encodingOf = ({ headers }: IncomingMessage) => headers['content-encoding'];

/** Without nonce and time, which differ for each page. */
const withoutChanges = (text: Buffer) => text.toString().replace(/nonce="[^"]+"|"serverTime":\d+/g, '');

describe('an answer is compressed', () => {
  it.each([
    ['a page', '/', 'text/html'],
    ['a long answer of the operator', '/wps/long', 'application/json'],
    ['a picture of a game', '/games/PP-0001.svg', 'image/svg+xml', { host: 'images-1.localhost' }],
  ])('when it is %s', async (_what, path, type, headers: Record<string, string> = {}) => {
    const plain = await site.ask(path, headers);
    const whole = await buffer(plain);
    const vary = expect.stringMatching(/(?:^|, )accept-encoding$/);
    expect([encodingOf(plain), plain.headers.vary]).toEqual([undefined, vary]);
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await site.ask(path, { ...headers, 'accept-encoding': encoding });
      const packed = await buffer(answer);
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary });
      expect(answer.headers['content-type']).toContain(type);
      expect(packed.length).toBeLessThan(whole.length);
      expect(withoutChanges(unpack[encoding](packed))).toBe(withoutChanges(whole));
    }
  });
});

it('a short answer is sent uncompressed', async () => {
  const answer = await site.ask('/wps/short', everything);
  expect(encodingOf(answer)).toBeUndefined();
  expect(JSON.parse((await buffer(answer)).toString())).toEqual({ success: true, value: 'short' });
});

it('an event is sent immediately, from the edge and through it', async () => {
  for (const path of ['/edge/live', '/wps/stream']) {
    const stream = await site.ask(path, everything);
    expect([encodingOf(stream), stream.headers['content-type']]).toEqual([undefined, 'text/event-stream']);
    const [first] = await new Promise<Buffer[]>((resume) => stream.once('data', (chunk: Buffer) => resume([chunk])));
    expect(first?.length).toBeGreaterThan(0);
    stream.destroy();
  }
});

it.each([
  ['gzip, br', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
  const answer = await site.ask('/', { 'accept-encoding': accepted });
  answer.destroy();
  expect(encodingOf(answer)).toBe(encoding);
});
