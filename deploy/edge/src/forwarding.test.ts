import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  site = await startEdge();
});
afterAll(() => site.stop());

async function forwardedHeaders(headers: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { text } = await site.send({ path: '/wps/echo', method: 'GET', headers });
  return (JSON.parse(text) as { value: { headers: Record<string, string> } }).value.headers;
}

it("the operator gets the page's host, the visitor's address and the protocol from the edge alone", async () => {
  const seen = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'aurora.localhost', 'x-forwarded-proto': 'http' };
  expect(await forwardedHeaders({})).toMatchObject(seen);
  const lies = {
    forwarded: 'for=203.0.113.9;host=evil.example;proto=https',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '443',
    'x-forwarded-prefix': '/admin',
    'x-real-ip': '203.0.113.9',
    'x-internal-key': 'guessed',
  };
  const forwarded = await forwardedHeaders({ ...lies, 'x-own': 'kept' });
  expect(forwarded).toMatchObject({ ...seen, 'x-own': 'kept' });
  expect(Object.keys(forwarded).filter((name) => name in lies && !(name in seen))).toEqual([]);
  // Proxies drop headers that are named by Connection: a client could try to remove the edge's own.
  expect(await forwardedHeaders({ connection: 'x-forwarded-host, x-forwarded-for' })).toMatchObject(seen);
});

it('a merchant is found by its host in capitals, with a final dot and with any port', async () => {
  for (const host of ['AURORA.LOCALHOST', 'aurora.localhost.', 'Aurora.localhost.:8080']) {
    expect((await site.ask('/', { host })).statusCode).toBe(200);
    expect(await forwardedHeaders({ host })).toMatchObject({ 'x-forwarded-host': 'aurora.localhost' });
  }
  expect((await site.ask('/', { host: 'nobody.localhost' })).statusCode).toBe(404);
});

it("a page requested after a change in the console has the change, before the change's event has arrived", async () => {
  const statusOf = async () => JSON.parse((await site.send({ path: '/edge/live.json', method: 'GET' })).text).status;
  expect(await statusOf()).toBe(0);
  site.operator.boot = { ...site.operator.boot, status: 1 };
  expect(await statusOf()).toBe(0);
  // Refused, a call has changed nothing: it costs no cache.
  await site.send({ path: '/console-api/refused', method: 'PUT', headers: { host: 'console.localhost' } });
  expect(await statusOf()).toBe(0);
  await site.send({ path: '/console-api/echo', method: 'PUT', headers: { host: 'console.localhost' } });
  expect(await statusOf()).toBe(1);
});
