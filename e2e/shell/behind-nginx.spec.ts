import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxPath } from '../../deploy/nginx/src/find-nginx.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { Supervisor } from '../../deploy/start/src/supervisor.ts';
import { siteOf } from '../pages/site.ts';
import { site } from '../support/addresses.ts';
import { demo } from '../support/player.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

test.skip(nginxPath() === undefined, 'nginx is not installed: sudo apt-get install nginx');
// The certificate is made here, and signed by itself.
test.use({ ignoreHTTPSErrors: true });

const supervisor = new Supervisor();
let folder: string;
let address: string;

/** The processes with which `npm run start:tls` stands in front of a site, here before the operator of all tests. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-tls-'));
  const [port, edgePort, httpPort] = [await freePort(), await freePort(), await freePort()];
  const { internal } = JSON.parse(readFileSync(`${process.env.TESSERA_E2E_DATA}/keys.json`, 'utf8')) as {
    readonly internal: string;
  };
  const env = {
    ...{ TESSERA_DATA: folder, TESSERA_PUBLIC_PORT: String(port), TESSERA_HTTP_PORT: String(httpPort) },
    ...{ TESSERA_LISTEN_PORT: String(edgePort), TESSERA_TRUSTED_PROXIES: '127.0.0.1' },
    TESSERA_OPERATOR_PORT: process.env.TESSERA_E2E_OPERATOR_PORT ?? '',
    // Nobody plays here.
    TESSERA_PROVIDER_PORT: String(await freePort()),
    TESSERA_INTERNAL_KEY: internal,
    TESSERA_RELEASES: process.env.TESSERA_RELEASES ?? `${ROOT}/dist`,
  };
  await Promise.all([
    supervisor.start({ name: 'edge behind nginx', entry: 'deploy/edge/src/main.ts', env }),
    supervisor.start({ name: 'nginx', entry: 'deploy/nginx/src/main.ts', env }),
  ]);
  address = `https://aurora.localhost:${port}`;
});
test.afterAll(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('behind nginx, the site comes by HTTP/2 and TLS alone, is rendered and taken over, and signs a member in', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:https|data|blob):/.test(request.url())) others.push(request.url());
  });
  // The operator names the merchant's domains, whose speed a page measures, with the port of its own site.
  const { port } = new URL(site('aurora'));
  await page.route(
    (url) => url.port === port,
    (route) => route.fulfill({ status: 204 }),
  );
  const heading = page.locator('main :is(h1, h2)').first();
  // A busy edge may send a page before its first screen is rendered, and has it for the next visitor.
  await expect(async () => {
    await page.goto(`${address}/index`);
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'ko', { timeout: 1 });
  }).toPass();
  await expect.poll(() => isTakenOver(heading)).toBe(true);

  const { signIn, header } = siteOf(page, 'aurora');
  await header.signIn.click();
  await signIn.signIn(demo.member.account, demo.member.password);
  await expect(header.account).toBeVisible();

  const protocols = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
    ),
  );
  expect(protocols.length).toBeGreaterThan(20);
  expect([...new Set(protocols)].filter(Boolean)).toEqual(['h2']);
  expect(others).toEqual([]);
  const cookies = await page.context().cookies(address);
  expect(cookies.find(({ name }) => name === 'visitor')).toMatchObject({ secure: true, httpOnly: true });
});
