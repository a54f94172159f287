import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getGameVendors, getVendorGameTypes } from '@tessera/shared/wire/games';
import { getCountries, getDomainRoute, getSettings, getWhitelabel } from '@tessera/shared/wire/system';
import { modules } from './modules.ts';
import type { OperatorModule } from './platform/module.ts';
import type { OperatorServices } from './services.ts';
import { withOperator } from './testing/with-operator.ts';

const routed: string[] = [];
const recorder: OperatorModule<OperatorServices> = {
  name: 'recorder',
  register: ({ app }) => {
    app.addHook('onRequest', async ({ url }) => {
      routed.push(url);
    });
  },
};

describe('a cached read', () => {
  const { operator, site } = withOperator({ modules: [recorder, ...modules] });
  beforeAll(() => operator.app.listen({ host: '127.0.0.1', port: 0 }));

  interface Asked {
    readonly method?: string;
    readonly headers?: Record<string, string | string[]>;
  }

  /** Through the network, as only there the router comes second. */
  async function ask(path: string, { method = 'GET', headers = {} }: Asked = {}) {
    routed.length = 0;
    const { port } = operator.app.server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((answered, failed) => {
      request({ port, path, method, headers: { merchant: 'aurora', language: 'KO', ...headers } }, answered)
        .on('error', failed)
        .end();
    });
    const { date: _, ...kept } = response.headers;
    return { status: response.statusCode, headers: kept, body: await text(response), isRouted: routed.length > 0 };
  }

  const reads = [getWhitelabel, getSettings, getDomainRoute, getCountries, getGameVendors, getVendorGameTypes];

  it('is answered before the router with the same status, headers and body', async () => {
    const readers: Record<string, string>[] = [
      {},
      { language: 'EN' },
      { language: 'xx' },
      { merchant: 'harbor', language: 'EN' },
    ];
    for (const { path } of reads)
      for (const headers of readers) {
        const first = await ask(path, { headers });
        const second = await ask(path, { headers });
        expect([path, second.isRouted, first.status]).toEqual([path, false, 200]);
        expect({ ...second, isRouted: true }).toEqual({ ...first, isRouted: true });
        const unknown = await ask(`${path}?unknown=1`, { headers });
        expect(unknown).toEqual({ ...second, isRouted: true });
        expect(await ask(`${path}?language=EN`, { headers })).toEqual(second);
      }
  });

  it('shows a switch, a setting, an import and a closed site in the next answer', async () => {
    const { merchants, catalogue } = operator.context;
    const bodyOf = async (path: string) => (await ask(path)).body;
    const both = async (path: string) => [await bodyOf(path), await bodyOf(path)];

    const [switches] = await both(getWhitelabel.path);
    await merchants.setSwitches('aurora', { MF_AGENT: false });
    const [flipped, flippedAgain] = await both(getWhitelabel.path);
    expect(flipped).toBe(switches?.replace('"modId":"MF_AGENT","enabled":"1"', '"modId":"MF_AGENT","enabled":"0"'));
    expect([flippedAgain, flipped === switches]).toEqual([flipped, false]);
    await merchants.setSwitches('aurora', { MF_AGENT: true });

    await both(getSettings.path);
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, theme: 'lotus' }));
    expect(await bodyOf(getSettings.path)).toContain('"theme":"lotus"');

    await both(getGameVendors.path);
    await catalogue.import(({ vendors }) => ({
      vendors: vendors.map((vendor, at) =>
        at === 0 ? { ...vendor, names: { ...vendor.names, ko: '새 이름' } } : vendor,
      ),
      games: [],
    }));
    const [renamed, renamedAgain] = await both(getGameVendors.path);
    expect([renamed, renamedAgain]).toEqual([expect.stringContaining('새 이름'), renamed]);
    await merchants.setSwitches('aurora', { MF_LOTTERY: false });
    expect(await bodyOf(getGameVendors.path)).not.toContain('"LOTT"');
    await merchants.setSwitches('aurora', { MF_LOTTERY: true });

    await both(getGameVendors.path);
    await merchants.setSystemStatus('aurora', 1);
    expect(await ask(getGameVendors.path)).toMatchObject({ status: 503, isRouted: true });
    expect(await ask(getWhitelabel.path)).toMatchObject({ status: 200 });
    await merchants.setSystemStatus('aurora', 0);
    await merchants.setSwitches('aurora', { COMM3: false });
    expect(await ask(getGameVendors.path)).toMatchObject({ status: 400, isRouted: true });
    await merchants.setSwitches('aurora', { COMM3: true });
    expect(await ask(getGameVendors.path)).toMatchObject({ status: 200, isRouted: false });
  });

  it('is left to the router with a token, another address, method or merchant, and where some country is blocked', async () => {
    const { path } = getGameVendors;
    await ask(path);
    expect(await ask(path)).toMatchObject({ isRouted: false });
    const token = await site.tokenOf('player01');
    expect(await ask(path, { headers: { authorization: token } })).toMatchObject({ status: 200, isRouted: true });
    expect(await ask(path, { headers: { authorization: 'stale' } })).toMatchObject({ status: 401, isRouted: true });
    for (const [other, status] of [
      [`${path}?`, 200],
      [`${path}?language=EN&x`, 200],
      [`${path}/`, 404],
    ] as const)
      expect([other, await ask(other)]).toEqual([other, expect.objectContaining({ status, isRouted: true })]);
    expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 200, body: '', isRouted: true });
    expect(await ask(path, { method: 'POST' })).toMatchObject({ status: 404, isRouted: true });
    for (const merchant of ['', 'nobody', ['aurora', 'aurora']])
      expect(await ask(path, { headers: { merchant } })).toMatchObject({ status: 400, isRouted: true });

    const { merchants } = operator.context;
    await merchants.update('aurora', async ({ profile }) => ({ ...profile, blockedCountries: ['VN'] }));
    const from = (address: string) => ask(path, { headers: { 'x-forwarded-for': address } });
    expect(await from('198.51.100.4')).toMatchObject({ status: 403, isRouted: true });
    expect(await from('203.0.113.4')).toMatchObject({ status: 200, isRouted: true });
  });
});
