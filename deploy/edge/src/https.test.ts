import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { startEdge } from './testing/start-edge.ts';

let site: Awaited<ReturnType<typeof startEdge>>;
beforeEach(async () => {
  site = await startEdge({}, undefined, undefined, { trustedProxies: ['127.0.0.2'] });
});
afterEach(() => site.stop());

const proxy = '127.0.0.2';
const https = { 'x-forwarded-proto': 'https' };

const policyOf = ({ headers }: IncomingMessage): string => String(headers['content-security-policy']);
const cookiesOf = ({ headers }: IncomingMessage): string => String(headers['set-cookie']);

async function bootOf(answer: IncomingMessage): Promise<{ imageCDNs: string[]; launchGameCDNs: string[] }> {
  return JSON.parse(await text(answer));
}

const useLists = (imageCDNs: readonly string[], launchGameCDNs: readonly string[]): void => {
  site.operator.boot = {
    ...site.operator.boot,
    imageCDNs: [...imageCDNs],
    launchGameCDNs: [...launchGameCDNs],
  } as never;
};

describe('a page that a trusted proxy has by https', () => {
  it('sets cookies that no request without TLS sends', async () => {
    expect(cookiesOf(await site.ask('/', https, proxy))).toMatch(/^visitor=.*; Secure$/);
    expect(cookiesOf(await site.ask('/'))).toMatch(/^visitor=(?!.*Secure)/);
  });

  it("has this machine's hosts of pictures and games by https, and others as they are", async () => {
    useLists(['http://images-1.localhost:8443', 'https://pictures.example'], ['http://games-1.localhost:8443']);
    const page = await site.ask('/', https, proxy);
    expect(policyOf(page)).toContain("img-src 'self' data: https://images-1.localhost:8443 https://pictures.example;");
    expect(policyOf(page)).toContain('frame-src https://games-1.localhost:8443;');
    expect(await bootOf(await site.ask('/boot.json', https, proxy))).toMatchObject({
      imageCDNs: ['https://images-1.localhost:8443', 'https://pictures.example'],
      launchGameCDNs: ['https://games-1.localhost:8443'],
    });
  });

  it('opens games by https also where its merchant has no hosts for them', async () => {
    const { launchGameCDNs } = await bootOf(await site.ask('/boot.json', https, proxy));
    expect(launchGameCDNs).toEqual([expect.stringMatching(/^https:\/\/games\.localhost/)]);
    expect(policyOf(await site.ask('/', https, proxy))).toContain(`frame-src ${launchGameCDNs[0]};`);
  });

  it('names its own addresses by https', async () => {
    site.operator.merchant = { ...site.operator.merchant, search: { isOn: true, description: {} } };
    const robots = await text(await site.ask('/robots.txt', https, proxy));
    expect(robots).toMatch(/^Sitemap: https:\/\/aurora\.localhost/m);
    expect(await text(await site.ask('/', https, proxy))).toMatch(/<link rel="canonical" href="https:\/\/aurora\./);
  });

  it('leaves requests as they are: nothing upgrades those of a developer to another scheme', async () => {
    expect(policyOf(await site.ask('/', https, proxy))).not.toContain('upgrade-insecure-requests');
  });
});

it('a visitor who says https without a proxy gets the page of http', async () => {
  useLists(['http://images-1.localhost:8080'], []);
  const page = await site.ask('/', https);
  expect(cookiesOf(page)).not.toContain('Secure');
  expect(policyOf(page)).toContain('http://images-1.localhost:8080');
  expect(await bootOf(await site.ask('/boot.json', https))).toMatchObject({ launchGameCDNs: [] });
});
