import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { type RunningSite, startSite } from '../../deploy/start/src/site.ts';
import { ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { benchApi } from './api.ts';
import { buildMonolith } from './build-monolith.ts';
import { benchBus } from './bus.ts';
import { type EarlyPress, pressEarly } from './early-press.ts';
import { launchBrowser } from './launch-browser.ts';
import { benchLighthouse, type LighthouseRow, listMerchant } from './lighthouse.ts';
import { CONDITIONS, loadPage, loadRenderedPage, type PageLoad } from './page-load.ts';
import { type LoadRow, lighthouseTable, loadTable, type PressRow, pressTable, report } from './report.ts';
import { benchSearch } from './search.ts';
import { saveTwins, serveTwins } from './static-twin.ts';
import { median, percentile } from './statistics.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
/** `BENCH_ONLY=pages` leaves out all but the loads and presses of pages, `BENCH_ONLY=lighthouse` all but Lighthouse. */
const only = process.env.BENCH_ONLY;
if (only !== undefined && !['pages', 'lighthouse'].includes(only))
  throw new Error(`BENCH_ONLY is pages or lighthouse, not ${only}.`);

/** The pages that are compared, and what is their first row. */
const PAGES = [
  { path: '/index', firstRow: 'main h2' },
  { path: '/rng', firstRow: '[data-game]' },
  { path: '/lottery', firstRow: 'main h1' },
  { path: '/promotions', firstRow: 'main article' },
] as const;

function rowOf(
  { path, mode, conditions }: Pick<LoadRow, 'path' | 'mode' | 'conditions'>,
  loads: readonly PageLoad[],
): LoadRow {
  const of = (figure: keyof PageLoad): readonly number[] => loads.map((load) => load[figure]);
  const figures = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[];
  const medians = Object.fromEntries(figures.map((figure) => [figure, median(of(figure))])) as Record<
    keyof PageLoad,
    number
  >;
  const [p10, p90] = [percentile(of('visible'), 0.1), percentile(of('visible'), 0.9)];
  return { path, mode, conditions, runs: loads.length, ...medians, p10, p90 };
}

async function auditPages(port: number, operatorPort: number): Promise<readonly LighthouseRow[]> {
  await listMerchant(operatorPort, 'aurora');
  return benchLighthouse(
    { host: 'aurora.localhost', port },
    PAGES.map(({ path }) => path),
  );
}

interface Mode {
  readonly name: string;
  readonly hasEdge: boolean;
  readonly port: number;
}

const addressOf = ({ port }: Mode, path: string): string => `http://aurora.localhost:${port}${path}`;

/** First loads of all pages; the modes take turns. */
async function measureLoads(browser: Browser, modes: readonly Mode[]): Promise<LoadRow[]> {
  const rows: LoadRow[] = [];
  for (const { path, firstRow } of PAGES)
    for (const conditions of CONDITIONS) {
      const loads = new Map<string, PageLoad[]>(modes.map(({ name }) => [name, []]));
      // The first load of each warms up the servers and is not counted.
      for (let run = -1; run < RUNS; run++)
        for (const mode of modes) {
          const loadOf = mode.hasEdge ? loadRenderedPage : loadPage;
          const load = await loadOf(browser, addressOf(mode, path), firstRow, conditions);
          if (run >= 0) loads.get(mode.name)?.push(load);
        }
      rows.push(
        ...modes.map(({ name: mode }) => rowOf({ path, mode, conditions: conditions.name }, loads.get(mode) ?? [])),
      );
    }
  return rows;
}

/** Early presses on all pages; the modes take turns. */
async function measurePresses(browser: Browser, modes: readonly Mode[]): Promise<PressRow[]> {
  const rows: PressRow[] = [];
  for (const { path } of PAGES)
    for (const conditions of CONDITIONS) {
      const presses = new Map<string, EarlyPress[]>(modes.map(({ name }) => [name, []]));
      for (let run = 0; run < RUNS; run++)
        for (const mode of modes)
          presses.get(mode.name)?.push(await pressEarly(browser, addressOf(mode, path), conditions));
      for (const [mode, runs] of presses) {
        const of = (figure: keyof EarlyPress) => median(runs.map((run) => run[figure]));
        rows.push({ path, mode, conditions: conditions.name, seenMs: of('seenMs'), answeredMs: of('answeredMs') });
      }
    }
  return rows;
}

async function main(): Promise<void> {
  ensureSystemPackages();
  const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const port = await freePort();
  const site = await startSite({ port, dataDir: `${work}/data` });
  try {
    if (only === 'lighthouse') console.log(lighthouseTable(await auditPages(port, site.operatorPort)));
    else await measureAll(site, port, work);
  } finally {
    await site.supervisor.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

async function measureAll(site: RunningSite, port: number, work: string): Promise<void> {
  const monolithPort = await freePort();
  await buildMonolith(`${work}/monolith`);
  await site.startEdge(monolithPort, `${work}/monolith`);
  const browser = await launchBrowser();
  try {
    const twins = await serveTwins(
      await saveTwins(
        browser,
        PAGES.map((page) => ({ ...page, url: `http://aurora.localhost:${port}${page.path}` })),
      ),
    );
    const modes = [
      { name: 'static twin', port: twins.port, hasEdge: false },
      { name: 'monolith', port: monolithPort, hasEdge: true },
      { name: 'federated', port, hasEdge: true },
    ];
    const rows = await measureLoads(browser, modes);
    twins.server.close();
    const presses = await measurePresses(
      browser,
      // The twin has no script that could answer.
      modes.filter(({ hasEdge }) => hasEdge),
    );
    if (only === 'pages') {
      console.log(`${loadTable(rows)}\n\n${pressTable(presses)}`);
      return;
    }
    // Every slot of a catalogue of 10,000 games, and the slots of a small vendor.
    const search = await benchSearch(
      browser,
      ['/rng', '/rng?page=TWG'].map((path) => `http://aurora.localhost:${port}${path}`),
    );
    const api = await benchApi(`http://127.0.0.1:${site.operatorPort}`);
    const measured = { loads: rows, presses, search, api, bus: benchBus(RUNS) };
    // What is measured so far is not lost if Lighthouse cannot be had. It has a browser of its own, so it comes last.
    report({ ...measured, lighthouse: [] }, `${ROOT}/bench`);
    await browser.close();
    const lighthouse = await auditPages(port, site.operatorPort);
    report({ ...measured, lighthouse }, `${ROOT}/bench`);
  } finally {
    await browser.close();
  }
}

main().catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
