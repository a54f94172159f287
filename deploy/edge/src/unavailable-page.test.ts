import { text } from 'node:stream/consumers';
import { messages, startEdge } from './testing/start-edge.ts';
import { languageFor } from './unavailable-page.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const code = 'system.unavailable';
const unavailable = { success: false, message: code, errorCode: code, value: {} };

describe('while the operator is unavailable', () => {
  beforeAll(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    await site.operator.stop();
  });
  afterAll(() => jest.restoreAllMocks());

  it('a new visitor gets a page in their language with a retry, and no script may run', async () => {
    const answer = await site.ask('/rng?sort="new"', { 'accept-language': 'fr-FR,en-GB;q=0.9' });
    const page = await text(answer);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('<h1>Not &lt;opened&gt;</h1>');
    expect(page).toContain(`<a href="">${messages.en.retry}</a>`);
    const [, nonce] = /<style nonce="([^"]+)">/.exec(page) ?? [];
    expect(answer.headers['content-security-policy']).toContain(`default-src 'none'; style-src 'nonce-${nonce}'`);
    expect(await text(await site.ask('/'))).toContain(messages.ko.title);
  });

  it.each(['/boot.json', '/edge/live', '/edge/live.json'])('%s asks the client to retry later', async (path) => {
    const answer = await site.ask(path);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(await text(answer))).toEqual(unavailable);
  });

  it.each([
    ['a call', '/wps/echo', {}],
    ['a call of the console', '/console-api/echo', { host: 'console.localhost' }],
    ['a call of a game', '/api/echo', { host: 'games.localhost' }],
    ['a picture', '/games/PP-0001.svg', { host: 'images-1.localhost' }],
  ])('%s is refused in the envelope, without names, addresses or ports', async (_, path, headers) => {
    for (const method of ['GET', 'POST']) {
      const answer = await site.send({ path, headers, method, ...(method === 'POST' ? { body: '{}' } : {}) });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(JSON.parse(answer.text)).toEqual(unavailable);
    }
  });

  it("a game's frame shows the error page", async () => {
    const answer = await site.ask('/play/PP-0001', { host: 'games.localhost', accept: 'text/html,*/*' });
    expect(answer.statusCode).toBe(503);
    expect(await text(answer)).toContain(messages.ko.title);
    expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors localhost:\d+ \*\.localhost:\d+$/);
  });

  it('the page is back when the operator is', async () => {
    await site.operator.start();
    const answer = await site.ask('/');
    expect(answer.statusCode).toBe(200);
    expect(await text(answer)).toContain('id="tessera-boot"');
  });
});

it('a call that the operator refuses with 503 is sent to it once', async () => {
  site.operator.calls = 0;
  const answer = await site.send({ path: '/wps/closed', method: 'GET' });
  expect([answer.status, JSON.parse(answer.text).errorCode, site.operator.calls]).toEqual([
    503,
    'system.maintenance',
    1,
  ]);
});

it.each([
  ['a read whose connection to the operator is reset is sent once more', 'GET', 1, 200, 2],
  ['a read is refused as unavailable when its second connection is reset, too', 'GET', 2, 503, 2],
  ['a call that may have changed something is not sent again after a reset', 'POST', 1, 503, 1],
])('%s', async (_, method, resets, status, calls) => {
  Object.assign(site.operator, { calls: 0, resets });
  const answer = await site.send({ path: '/wps/reset', method });
  expect([answer.status, site.operator.calls]).toEqual([status, calls]);
});

it('a call is refused as unavailable when the operator takes too long', async () => {
  const slow = await startEdge({ upstreamMs: 100 });
  const answer = await slow.send({ path: '/wps/never', method: 'GET' });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([503, unavailable]);
  await slow.stop();
});

it("the visitor's language is the first requested one that has messages", () => {
  const languages = ['ko', 'en', 'vi'];
  expect(languageFor('de, vi-VN;q=0.8, en;q=0.7', languages)).toBe('vi');
  expect(languageFor('*', languages)).toBe('ko');
  expect(languageFor(undefined, languages)).toBe('ko');
});
