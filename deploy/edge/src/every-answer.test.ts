import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

const at = (room: string) => ({ host: `${room}.localhost` });
const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

describe('every answer forbids sniffing, powerful features, foreign openers and frames:', () => {
  it.each([
    ['a page', '/', 200, {}],
    ['a page of nobody', '/', 404, at('nobody')],
    ['the boot document', '/boot.json', 200, {}],
    ['a call', '/wps/short', 200, {}],
    ['a call that does not exist', '/wps/nothing', 404, {}],
    ['a file that does not exist', '/assets/nothing.js', 404, {}],
    ['a release', '/assets/shell/1/ko.json', 200, {}],
    ['an address that is none', '/%zz', 400, {}],
    ['the switches', '/edge/live.json', 200, {}],
    ['the stream of switches', '/edge/live', 200, {}],
    ['the console', '/', 200, at('console')],
    ["the console's script", '/static/console.js', 200, at('console')],
    ["a file that the console doesn't have", '/static/nothing.js', 404, at('console')],
    ['a call of the console', '/console-api/echo', 200, at('console')],
    ['a call of a game', '/api/echo', 200, at('games')],
    ['a game that does not exist', '/play/nothing', 404, at('games')],
    ['a picture', '/games/PP-0001.svg', 200, at('images-1')],
    ['a picture that does not exist', '/games/nothing.svg', 404, at('images-1')],
    ['the sign of life', '/healthz', 200, {}],
  ])('%s', async (_, path, status, headers) => {
    const answer = await site.ask(path, headers);
    answer.destroy();
    expect([path, answer.statusCode]).toEqual([path, status]);
    expect(answer.headers).toMatchObject(everyAnswer);
    expect(answer.headers['cross-origin-resource-policy']).toMatch(/^(?:same|cross)-origin$/);
    const { 'content-security-policy': policy, 'x-frame-options': frames } = answer.headers;
    expect(`${policy} ${frames}`).toMatch(/frame-ancestors 'none'|DENY/);
  });

  it('a malformed request', async () => {
    const line = connect(site.port, '127.0.0.1');
    line.write('NONSENSE\r\n\r\n');
    const answer = (await text(line)).toLowerCase();
    for (const [name, value] of Object.entries(everyAnswer)) expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    expect(answer).toContain("frame-ancestors 'none'");
  });
});

it("a game may be framed by its merchant, and the rest of the provider's answer is unchanged", async () => {
  const { headers } = await site.ask('/play/PP-0001', at('games'));
  expect(headers).toMatchObject({ ...everyAnswer, 'content-security-policy': 'frame-ancestors http://*.localhost' });
  expect(headers['x-frame-options']).toBeUndefined();
});

it('other origins may use releases, pictures and the health check, but no page, call or stream', async () => {
  const policy = async (path: string, headers = {}) => {
    const answer = await site.ask(path, headers);
    answer.destroy();
    return answer.headers['cross-origin-resource-policy'];
  };
  expect(await policy('/assets/shell/1/ko.json')).toBe('cross-origin');
  expect(await policy('/games/PP-0001.svg', at('images-2'))).toBe('cross-origin');
  expect(await policy('/healthz')).toBe('cross-origin');
  for (const path of ['/', '/boot.json', '/wps/short', '/edge/live', '/edge/live.json', '/wps/assets/'])
    expect([path, await policy(path)]).toEqual([path, 'same-origin']);
  expect(await policy('/', at('console'))).toBe('same-origin');
});
