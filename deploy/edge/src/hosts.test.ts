import { readTrustedProxies } from './config.ts';
import { rewriteHost } from './hosts.ts';
import { startEdge } from './testing/start-edge.ts';

const rewritten = (host: string, url: string) => rewriteHost({ headers: { host }, url } as never);

it('maps each host of the sandbox to its own routes, whatever the port', () => {
  expect(rewritten('aurora.localhost:8080', '/rng')).toBe('/rng');
  expect(rewritten('console.localhost:8080', '/')).toBe('/@console/');
  for (const host of ['games', 'games-1', 'games-2'])
    expect(rewritten(`${host}.localhost:8080`, '/play/PP-0001')).toBe('/@games/play/PP-0001');
  for (const host of ['images-1', 'images-2'])
    expect(rewritten(`${host}.localhost`, '/games/PP-0001.svg')).toBe('/@images/games/PP-0001.svg');
});

it('finds a host in capitals and one with a final dot', () => {
  for (const host of ['CONSOLE.localhost', 'console.localhost.', 'Console.LocalHost.:8080'])
    expect(rewritten(host, '/')).toBe('/@console/');
  expect(rewritten('Games-1.localhost.', '/play/PP-0001')).toBe('/@games/play/PP-0001');
});

it("keeps a path of a merchant's host out of the other hosts' routes", () => {
  for (const path of ['/@console/console-api/sign-in', '/@games/api/spin', '/@images/games/a.svg'])
    expect(rewritten('aurora.localhost:8080', path)).toBe(`/-${path}`);
});

describe('the address of a visitor', () => {
  /** What the operator is told, of a connection from `from`. */
  async function seenBy(trustedProxies: readonly string[], from: string, forwarded: string): Promise<unknown> {
    const site = await startEdge({}, undefined, undefined, { trustedProxies });
    const headers = { 'x-forwarded-for': forwarded };
    const { text } = await site.send({ path: '/wps/echo', method: 'GET', headers, from });
    await site.stop();
    return (JSON.parse(text) as { value: { headers: Record<string, string> } }).value.headers['x-forwarded-for'];
  }

  it('is that of the connection, whatever it says', async () => {
    expect(await seenBy([], '127.0.0.1', '203.0.113.7')).toBe('127.0.0.1');
    expect(await seenBy(['127.0.0.2'], '127.0.0.3', '203.0.113.7')).toBe('127.0.0.3');
  });

  it('is what a trusted proxy says, and not what the visitor has told the proxy', async () => {
    expect(await seenBy(['127.0.0.0/30', '10.0.0.1'], '127.0.0.2', '198.51.100.1, 203.0.113.7, 10.0.0.1')).toBe(
      '203.0.113.7',
    );
  });

  it('is that of the connection when the proxy passes on something else', async () => {
    expect(await seenBy(['127.0.0.2'], '127.0.0.2', '<script>')).toBe('127.0.0.2');
  });

  it.each(['10.0.0.0/33', 'loopback', '10.0.0', '10.0.0.0/8/8', '::1/129', '10.0.0.1/'])(
    'is asked from no proxy that is called %s',
    (wrong) => {
      expect(() => readTrustedProxies(`10.0.0.1,${wrong}`)).toThrow(wrong);
    },
  );

  it('can be asked from proxies and whole networks', () => {
    expect(readTrustedProxies()).toEqual([]);
    expect(readTrustedProxies('10.0.0.0/8, ::1 ,2001:db8::/32')).toEqual(['10.0.0.0/8', '::1', '2001:db8::/32']);
  });
});
