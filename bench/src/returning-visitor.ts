/**
 * What a visitor who comes back loads of the site, with the service worker (ADR 86) and with the browser's cache alone:
 * `npm run bench:returning`. Requests and bytes are counted outside of the browser.
 */

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { readBuilt } from '../../deploy/registry/src/built.ts';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { CountedNetwork } from '../../e2e/support/counted-network.ts';
import { otherBuild } from '../../e2e/support/releases.ts';
import { launchBrowser } from './launch-browser.ts';
import { viewport } from './open-page.ts';

interface Bench {
  readonly browser: Browser;
  readonly network: CountedNetwork;
  /** Gives the site another release of a remote, or of the shell. */
  readonly release: (id: string, version: string) => void;
}

type Visit = {
  readonly name: string;
  readonly before?: (bench: Bench) => void;
  readonly go: (page: Page, site: string) => Promise<void>;
};

const opens =
  (path: string, shown: string): Visit['go'] =>
  async (page, site) => {
    await page.goto(`${site}${path}`);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Each in a page of its own, one after the other in one browser. */
const VISITS: readonly Visit[] = [
  { name: 'first visit, /index', go: opens('/index', 'main a[href="/hot"]') },
  { name: 'the next, /index', go: opens('/index', 'main a[href="/hot"]') },
  { name: 'a page not seen before, /rng', go: opens('/rng', '[data-game]') },
  { name: 'another, /lottery', go: opens('/lottery', '[role="timer"]') },
  {
    name: 'after a release of games, /rng',
    before: ({ release }) => release('games', '1.0.0-bench'),
    go: opens('/rng', '[data-game]'),
  },
  {
    name: 'after a release of the shell, /index',
    before: ({ release }) => release('shell', '1.1.0-bench'),
    go: opens('/index', 'main a[href="/hot"]'),
  },
];

/** Until the network has been silent for so long, the worker is loading ahead. */
const silentMs = 4_000;

async function untilSilent({ asked }: CountedNetwork): Promise<void> {
  for (let count = -1; count !== asked.length; ) {
    count = asked.length;
    await new Promise((resume) => setTimeout(resume, silentMs));
  }
}

async function measure(bench: Bench, serviceWorkers: 'allow' | 'block'): Promise<void> {
  const { browser, network } = bench;
  const context = await browser.newContext({ viewport, serviceWorkers });
  for (const { name, before, go } of VISITS) {
    before?.(bench);
    const page = await context.newPage();
    network.forget();
    await go(page, network.site('aurora'));
    const files = network.files();
    const [shown, scripts, kB] = [files.length, files.filter((path) => path.endsWith('.js')).length, network.fileBytes];
    await untilSilent(network);
    const idle = network.files().length - shown;
    console.log(
      `${serviceWorkers === 'allow' ? 'worker' : 'cache'} · ${name}: ${shown} files (${scripts} scripts, ${Math.round(kB / 1000)} kB), ${idle} when idle (${Math.round((network.fileBytes - kB) / 1000)} kB)`,
    );
    await page.close();
  }
  await context.close();
}

async function main(): Promise<void> {
  ensureSystemPackages();
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const site = await startSite({ port: await freePort(), dataDir: `${work}/data` });
  const edgePort = await freePort();
  cpSync(`${ROOT}/dist`, `${work}/releases`, { recursive: true });
  await site.startEdge(edgePort, `${work}/releases`);
  const browser = await launchBrowser();
  try {
    for (const serviceWorkers of ['allow', 'block'] as const) {
      let live = readBuilt();
      const serve = () => writeFileSync(`${work}/releases/built.json`, JSON.stringify(live));
      serve();
      const release = (id: string, version: string) => {
        const folder = otherBuild(id, { version });
        cpSync(folder, `${work}/releases/releases/${id}/${version}`, { recursive: true });
        rmSync(folder, { recursive: true });
        live = { ...live, [id]: version };
        serve();
      };
      const network = new CountedNetwork(edgePort);
      await network.connect();
      await measure({ browser, network, release }, serviceWorkers);
      await network.interrupt();
    }
  } finally {
    await browser.close();
    await site.supervisor.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

main().catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
