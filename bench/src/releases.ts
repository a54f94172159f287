import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { RegistryClient } from '../../deploy/registry/src/command/client.ts';
import { publish } from '../../deploy/registry/src/command/publish.ts';
import { Settings } from '../../deploy/registry/src/command/settings.ts';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { otherBuild } from '../../e2e/support/releases.ts';
import { launchBrowser } from './launch-browser.ts';
import { NetworkLog } from './network-log.ts';
import { openPage } from './open-page.ts';
import { CONDITIONS, loadPage } from './page-load.ts';
import { median, round } from './statistics.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const remote = 'promotions';
const PAGE = { path: '/rng', firstRow: '[data-game]' } as const;

interface Bench {
  readonly browser: Browser;
  readonly port: number;
  readonly client: RegistryClient;
  readonly settings: Settings;
}

const addressOf = (port: number, path = ''): string => `http://aurora.localhost:${port}${path}`;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function command({ client, settings }: Bench, kind: string, body: object): Promise<void> {
  const key = await settings.teamKey(undefined);
  await client.post(`/v1/channels/stable/${kind}`, { request: crypto.randomUUID(), ...body }, key);
}

const release = (version: string): string => otherBuild(remote, { version, change: () => undefined });

/** From the command until an open page has followed it, ms: the link to a killed remote is gone, and back. */
async function toVisible(bench: Bench): Promise<readonly [string, number][]> {
  const page = await openPage(bench.browser);
  await page.goto(addressOf(bench.port, PAGE.path));
  const link = page.locator(`a[href="/${remote}"]`).first();
  await link.waitFor();
  const team = await bench.settings.teamKey(undefined);
  const times: Record<'publish' | 'promote' | 'known' | 'kill' | 'revive', number[]> = {
    ...{ publish: [], promote: [], known: [], kill: [], revive: [] },
  };
  for (let run = 0; run < RUNS; run++) {
    const version = `1.1.${run}-bench`;
    const folder = release(version);
    times.publish.push(await timed(() => publish(bench.client, folder, { team })));
    const promote = () => command(bench, 'promote', { releases: [{ remote, version }] });
    // The page asks for the releases as soon as it learns of the change, and moves at its next navigation.
    const known = timed(() =>
      page.waitForResponse(
        async (answer) => answer.url().endsWith('/edge/releases.json') && (await answer.text()).includes(version),
      ),
    );
    times.promote.push(await timed(() => promote().then(() => untilServed(page, version))));
    times.known.push(await known);
    rmSync(folder, { recursive: true });
    const stop = { remote, because: 'bench' };
    times.kill.push(
      await timed(() => Promise.all([command(bench, 'kill', stop), link.waitFor({ state: 'detached' })])),
    );
    times.revive.push(await timed(() => Promise.all([command(bench, 'revive', { remote }), link.waitFor()])));
  }
  await page.close();
  return [
    ['publish: sent and checked', median(times.publish)],
    ['promote: served to new pages', median(times.promote)],
    ['promote: known to an open page', median(times.known)],
    ['kill: gone from an open page', median(times.kill)],
    ['revive: back in an open page', median(times.revive)],
  ];
}

/** In a page that opens a broken release, from the failure until the last good one is shown, ms. */
async function toLastGood(bench: Bench): Promise<readonly [string, number][]> {
  const version = '1.3.0-bench';
  const change = (path: string, text: string) => (path === 'remote-entry.js' ? `throw new Error();${text}` : undefined);
  const folder = otherBuild(remote, { version, change });
  await publish(bench.client, folder, { team: await bench.settings.teamKey(undefined) });
  await command(bench, 'promote', { releases: [{ remote, version }] });
  rmSync(folder, { recursive: true });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const page = await openPage(bench.browser);
    const failed = page.waitForEvent('console', { predicate: (line) => line.text().includes(`${remote} failed at`) });
    await page.goto(addressOf(bench.port, `/${remote}`), { waitUntil: 'commit' });
    await failed;
    times.push(await timed(() => page.locator('main article').first().waitFor()));
    await page.close();
  }
  await command(bench, 'rollback', { remote });
  return [['a broken release: replaced by the last good one', median(times)]];
}

/** New pages get the release: asked by a page, because only a browser knows the host's name. */
const untilServed = (page: Page, version: string) =>
  page.waitForFunction(async (wanted) => (await (await fetch('/edge/live.json')).text()).includes(wanted), version, {
    polling: 10,
  });

/** Bytes that a returning visitor's page transfers after one remote has a new release, and before it. */
async function bytesAfterRelease(bench: Bench): Promise<readonly [string, number][]> {
  const context = await bench.browser.newContext({ serviceWorkers: 'block' });
  const visit = async (): Promise<{ readonly size: number; readonly files: readonly string[] }> => {
    const page = await openPage(context);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const network = new NetworkLog(session);
    // The page that has the remote's own code and messages.
    await page.goto(addressOf(bench.port, `/${remote}`), { waitUntil: 'networkidle' });
    const { bytes } = network.summary();
    await page.close();
    return { size: bytes / 1024, files: network.transferred().filter((url) => url.includes('/assets/')) };
  };
  const first = await visit();
  const again = await visit();
  const version = '1.2.0-bench';
  await publish(bench.client, release(version), { team: await bench.settings.teamKey(undefined) });
  await command(bench, 'promote', { releases: [{ remote, version }] });
  const page = await openPage(bench.browser);
  await page.goto(addressOf(bench.port));
  await untilServed(page, version);
  await page.close();
  const after = await visit();
  await context.close();
  return [
    ['the first visit, KB', first.size],
    ['a further visit, KB', again.size],
    [`a further visit after a release of ${remote}, KB`, after.size],
    ['its files of releases', after.files.length],
    ['of these, files of other releases', after.files.filter((url) => !url.includes(`/${remote}/${version}/`)).length],
  ];
}

/** First rows of a page, ms, of sites that take turns; the first load of each is not counted. */
async function inTurns(browser: Browser, modes: Readonly<Record<string, () => Promise<number>>>) {
  const [, throttled] = CONDITIONS;
  if (!throttled) throw new Error('There are no throttled conditions.');
  const times = new Map<string, number[]>();
  for (let run = -1; run < RUNS; run++)
    for (const [name, portOf] of Object.entries(modes)) {
      const url = addressOf(await portOf(), PAGE.path);
      const { visible } = await loadPage(browser, url, PAGE.firstRow, { ...throttled, watchMs: 0 });
      if (run >= 0) times.set(name, [...(times.get(name) ?? []), visible]);
    }
  return [...times].map(([name, all]) => [name, median(all)] as const);
}

function print(title: string, unit: string, rows: readonly (readonly [string, number])[]): void {
  console.log(`\n${title}\n\n| | ${unit} |\n|---|---|`);
  for (const [name, value] of rows) console.log(`| ${name} | ${round(value)} |`);
}

/** What releasing costs: until it is visible, in bytes, and in a page that checks what it loads. */
async function main(): Promise<void> {
  ensureSystemPackages();
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const [port, uncheckedPort] = [await freePort(), await freePort()];
  const site = await startSite({ port, dataDir });
  // The same builds without registry, signatures and hashes, as `npm run dev` serves them.
  await site.startEdge(uncheckedPort, `${ROOT}/dist`, { TESSERA_DEV: '1' });
  const settings = new Settings({ ...process.env, TESSERA_DATA: dataDir });
  const browser = await launchBrowser();
  try {
    const bench = { browser, port, settings, client: settings.client() };
    const checked = async () => port;
    print(
      'First row, throttled: what checking costs',
      'ms',
      await inTurns(browser, {
        'without checks': async () => uncheckedPort,
        'signatures and hashes checked': checked,
      }),
    );
    const registry = site.supervisor.pidOf('registry');
    if (registry === undefined) throw new Error('The registry does not run.');
    const pause = (signal: 'SIGSTOP' | 'SIGCONT') => async () => {
      process.kill(registry, signal);
      return port;
    };
    const away = await inTurns(browser, {
      'registry there': pause('SIGCONT'),
      'registry does not answer': pause('SIGSTOP'),
    });
    process.kill(registry, 'SIGCONT');
    print('First row, throttled, with and without the registry', 'ms', away);
    print('From a command until it is visible', 'ms', await toVisible(bench));
    print('In a page, from a failure', 'ms', await toLastGood(bench));
    print(
      'Transferred for /promotions, with what loads when it is idle',
      'KB or files',
      await bytesAfterRelease(bench),
    );
  } finally {
    await browser.close();
    await site.supervisor.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

main().catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
