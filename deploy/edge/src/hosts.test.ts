import { intoRoom } from './hosts.ts';

const led = (host: string, url: string) => intoRoom({ headers: { host }, url } as never);

it('leads each host of the sandbox to its own routes, whatever the port', () => {
  expect(led('aurora.localhost:8080', '/rng')).toBe('/rng');
  expect(led('console.localhost:8080', '/')).toBe('/@console/');
  for (const host of ['games', 'games-1', 'games-2'])
    expect(led(`${host}.localhost:8080`, '/play/PP-0001')).toBe('/@games/play/PP-0001');
  for (const host of ['images-1', 'images-2'])
    expect(led(`${host}.localhost`, '/games/PP-0001.svg')).toBe('/@images/games/PP-0001.svg');
});

it('finds a host in capitals and one with a final dot', () => {
  for (const host of ['CONSOLE.localhost', 'console.localhost.', 'Console.LocalHost.:8080'])
    expect(led(host, '/')).toBe('/@console/');
  expect(led('Games-1.localhost.', '/play/PP-0001')).toBe('/@games/play/PP-0001');
});

it("lets no path of a merchant's host into another host's routes", () => {
  for (const room of ['/@console/console-api/sign-in', '/@games/api/spin', '/@images/games/a.svg'])
    expect(led('aurora.localhost:8080', room)).toBe(`/-${room}`);
});
