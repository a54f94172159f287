import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { chromiumPath } from '../../deploy/start/src/system-packages.ts';
import { benchApi } from './api.ts';
import { buildMonolith } from './build-monolith.ts';
import { benchBus } from './bus.ts';
import { CONDITIONS, loadPage, type PageLoad } from './page-load.ts';
import { type LoadRow, report } from './report.ts';
import { benchSearch } from './search.ts';
import { median, percentile } from './statistics.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const FIRST_ROW = '[data-game]';

function rowOf(mode: string, conditions: string, loads: readonly PageLoad[]): LoadRow {
  const of = (pick: (load: PageLoad) => number): number => median(loads.map(pick));
  return {
    mode,
    conditions,
    runs: loads.length,
    visible: of(({ visible }) => visible),
    p10: percentile(
      loads.map(({ visible }) => visible),
      0.1,
    ),
    p90: percentile(
      loads.map(({ visible }) => visible),
      0.9,
    ),
    lcp: of(({ lcp }) => lcp),
    requests: of(({ requests }) => requests),
    bytes: of(({ bytes }) => bytes),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
    chain: of(({ chain }) => chain),
    codeChain: of(({ codeChain }) => codeChain),
  };
}

async function main(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  await buildMonolith(`${work}/monolith`);
  const [port, monolithPort] = [await freePort(), await freePort()];
  const site = await startSite({ port, dataDir: `${work}/data` });
  await site.startEdge(monolithPort, `${work}/monolith`);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const modes = [
      { name: 'monolith', url: `http://aurora.localhost:${monolithPort}/rng` },
      { name: 'federated', url: `http://aurora.localhost:${port}/rng` },
    ];
    const rows: LoadRow[] = [];
    for (const conditions of CONDITIONS) {
      const loads = new Map<string, PageLoad[]>(modes.map(({ name }) => [name, []]));
      // The first load of each warms up the servers and is not counted; then the modes alternate.
      for (let run = -1; run < RUNS; run++) {
        for (const { name, url } of modes) {
          const load = await loadPage(browser, url, FIRST_ROW, conditions);
          if (run >= 0) loads.get(name)?.push(load);
        }
      }
      rows.push(...modes.map(({ name }) => rowOf(name, conditions.name, loads.get(name) ?? [])));
    }
    // Every slot of a catalogue of 10,000 games, and the slots of a small vendor.
    const search = await benchSearch(
      browser,
      ['/rng', '/rng?page=TWG'].map((path) => `http://aurora.localhost:${port}${path}`),
    );
    const api = await benchApi(`http://127.0.0.1:${site.operatorPort}`);
    report({ loads: rows, search, api, bus: benchBus(RUNS) }, `${ROOT}/bench`);
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
