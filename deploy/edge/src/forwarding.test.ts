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

describe('a page requested after a call of the console', () => {
  const call = (name: string) =>
    site.send({ path: `/console-api/${name}`, method: 'PUT', headers: { host: 'console.localhost' } });
  const statusOf = async () => JSON.parse((await site.send({ path: '/edge/live.json', method: 'GET' })).text).status;
  /** The visitor's address with which the operator was asked for a page's answer; that of another one if it is cached. */
  async function askedFor(from: string): Promise<string> {
    // The operator may be too slow for one page.
    for (;;) {
      const path = '/edge/first-answers.json?path=%2Fanswered&language=ko';
      const { bodies } = JSON.parse((await site.send({ path, method: 'GET', from })).text);
      const answer = bodies['/wps/echo'];
      if (answer) return answer.value.headers['x-forwarded-for'];
    }
  }

  it('has what visitors may see of it, before the event of the change has arrived', async () => {
    expect(await statusOf()).toBe(0);
    site.operator.boot = { ...site.operator.boot, status: 1 };
    expect(await statusOf()).toBe(0);
    const { status, headers } = await call('changed');
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('x-visitors-changed');
    expect(await statusOf()).toBe(1);
    site.operator.boot = { ...site.operator.boot, status: 0 };
    await call('changed');
    expect(await askedFor('127.0.0.2')).toBe('127.0.0.2');
    await call('changed');
    expect(await askedFor('127.0.0.3')).toBe('127.0.0.3');
  });

  it.each([
    ['was refused, which anybody can bring about', 'refused'],
    ['has changed nothing that visitors see, such as an approved deposit', 'echo'],
  ])('comes from the cache if the call %s', async (_, name) => {
    await call('changed');
    expect(await askedFor('127.0.0.2')).toBe('127.0.0.2');
    await call(name);
    expect(await askedFor('127.0.0.3')).toBe('127.0.0.2');
  });
});
