/**
 * What nginx with TLS and HTTP/2 costs and saves in front of the edge: `npx tsx bench/src/front.ts`. Both ways lead to the
 * same edge, over the same slow line, and alternate. BENCH_RUNS is the number of loads of each (default 5).
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { type Conditions, loadRenderedPage, type PageLoad } from './page-load.ts';
import { type SlowLine, slowLine } from './slow-line.ts';
import { median } from './statistics.ts';
import { trustingBrowser } from './trusting-browser.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const line = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
/** The line is slow by itself. */
const conditions: Conditions = {
  ...{ name: '150 ms, 1.6 Mbit/s, 4× CPU', latencyMs: 0, bytesPerSecond: -1, cpuSlowdown: 4, watchMs: 3_000 },
};
const PAGES = [
  { path: '/index', firstRow: 'main h2' },
  { path: '/rng', firstRow: '[data-game]' },
] as const;

type Load = PageLoad & { readonly connections: number };

async function main(): Promise<void> {
  ensureSystemPackages();
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const dataDir = `${work}/data`;
  const tlsPort = await freePort();
  const site = await startSite({ port: tlsPort, dataDir, httpPort: await freePort() });
  const browser = await trustingBrowser(`${dataDir}/nginx/certificate.pem`);
  const ways: readonly { readonly name: string; readonly scheme: string; readonly line: SlowLine }[] = [
    { name: 'edge alone, HTTP/1.1', scheme: 'http', line: await slowLine(site.edgePort, line) },
    { name: 'nginx in front, HTTP/2 and TLS', scheme: 'https', line: await slowLine(tlsPort, line) },
  ];
  try {
    for (const { path, firstRow } of PAGES) {
      const loads = new Map<string, Load[]>(ways.map(({ name }) => [name, []]));
      // The first of each warms up the servers and is not counted.
      for (let run = -1; run < RUNS; run += 1)
        for (const way of ways) {
          way.line.countConnections();
          const url = `${way.scheme}://aurora.localhost:${way.line.port}${path}`;
          const load = await loadRenderedPage(browser, url, firstRow, conditions);
          if (run >= 0) loads.get(way.name)?.push({ ...load, connections: way.line.countConnections() });
        }
      for (const [name, made] of loads) {
        const of = (figure: keyof Load) => Math.round(median(made.map((one) => one[figure])));
        console.log(
          `${path} · ${name}: FCP ${of('fcp')} ms, LCP ${of('lcp')} ms, first row ${of('visible')} ms, ${of('requests')} requests, ${of('connections')} connections, ${Math.round(of('bytes') / 1_000)} KB`,
        );
      }
    }
  } finally {
    await browser.close();
    for (const way of ways) await way.line.close();
    await site.supervisor.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

main().catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
