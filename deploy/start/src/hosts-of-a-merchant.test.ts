import type { AddressInfo } from 'node:net';
import { beginPasskeyLogin } from '@tessera/shared/wire/auth';
import { getStatus } from '@tessera/shared/wire/system';
import { startEdge } from '../../edge/src/testing/start-edge.ts';
import type { Transport } from '../../operator/testing/transport.ts';
import { wireClient } from '../../operator/testing/wire-client.ts';
import { withOperator } from '../../operator/testing/with-operator.ts';

const { operator } = withOperator();
let site: Awaited<ReturnType<typeof startEdge>>;
beforeAll(async () => {
  await operator.context.db.query(
    `update merchant set profile = jsonb_set(profile, '{agentHosts}', '["agents.localhost"]') where code = 'aurora'`,
  );
  await operator.context.merchants.setSystemStatus('aurora', 0);
  const { port } = await operator.app
    .listen({ host: '127.0.0.1', port: 0 })
    .then(() => operator.app.server.address() as AddressInfo);
  site = await startEdge({}, { port, internalKey: operator.context.config.internalKey });
});
afterAll(() => site.stop());

/** A client of the site at this host, with additional headers. */
function at(host: string, headers: Readonly<Record<string, string>> = {}) {
  const throughEdge: Transport = async (request) => {
    const query = new URLSearchParams(request.query as Record<string, string>).toString();
    const answer = await site.send({
      path: query ? `${request.url}?${query}` : request.url,
      method: request.method,
      headers: {
        ...(request.payload ? { 'content-type': 'application/json' } : {}),
        ...{ ...request.headers, host, ...headers },
      },
      ...(request.payload ? { body: JSON.stringify(request.payload) } : {}),
    });
    return { status: answer.status ?? 0, body: JSON.parse(answer.text) };
  };
  return wireClient(throughEdge);
}
const notAnAgent = { status: 403, body: { errorCode: 'login.not.agent' } };

describe("a merchant's hosts, through the edge", () => {
  it('one for agents alone has its page, lets agents sign in and refuses a player', async () => {
    expect((await site.ask('/', { host: 'agents.localhost' })).statusCode).toBe(200);
    expect(await at('agents.localhost').login('agent01', 'Agent1234')).toMatchObject({ status: 200 });
    expect(await at('agents.localhost').login('player01', 'Play1234')).toMatchObject(notAnAgent);
    expect(await at('Agents.Localhost.:8080').login('player01', 'Play1234')).toMatchObject(notAnAgent);
    expect(await at('aurora.localhost').login('player01', 'Play1234')).toMatchObject({ status: 200 });
  });

  it("are taken from the edge's connection: a client's own X-Forwarded-Host changes nothing", async () => {
    const pretending = (host: string) => ({ 'x-forwarded-host': host, forwarded: `host=${host}` });
    const player = (host: string, pretended: string) => at(host, pretending(pretended)).login('player01', 'Play1234');
    expect(await player('agents.localhost', 'aurora.localhost')).toMatchObject(notAnAgent);
    expect(await player('aurora.localhost', 'agents.localhost')).toMatchObject({ status: 200 });
    const status = await at('aurora.localhost', { ...pretending('evil.example'), 'x-real-ip': '203.0.113.9' }).call(
      getStatus,
    );
    expect(status.body.value).toMatchObject({ host: 'aurora.localhost', location: { ip: '127.0.0.1' } });
  });

  it('list the games of an import that went past the edge', async () => {
    const offered = async () => {
      const answer = await site.send({ path: '/boot.json', method: 'GET', headers: { host: 'lotus.localhost' } });
      return (JSON.parse(answer.text) as { gameCategories: string[] }).gameCategories;
    };
    expect(await offered()).not.toContain('BINGO');
    const { catalogue } = operator.context;
    const bingo = { ...catalogue.current().games[0], code: 'BINGO-01', category: 'BINGO' };
    await catalogue.import(() => ({ vendors: [], games: [bingo as never] }));
    for (const end = Date.now() + 5_000; !(await offered()).includes('BINGO'); )
      if (Date.now() > end) throw new Error('Nothing arrived in time.');
  });

  it('have separate passkeys, http://localhost too', async () => {
    for (const host of ['localhost', 'aurora.localhost', 'agents.localhost'])
      expect((await at(`${host}:8080`).call(beginPasskeyLogin)).body.value).toMatchObject({ rpId: host });
  });
});
