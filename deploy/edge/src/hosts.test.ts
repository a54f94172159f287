import { rewriteHost } from './hosts.ts';

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
