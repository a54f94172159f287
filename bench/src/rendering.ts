/**
 * Pages per second of an edge that renders first screens: `npx tsx bench/src/rendering.ts [pages]`. The pages without a cache
 * have an address each. Prints how much memory the process of the edge has after each tenth of them, and fails if it grows
 * from tenth to tenth.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildEdge } from '../../deploy/edge/src/app.ts';
import { edgeLimits } from '../../deploy/edge/src/limits.ts';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort, ROOT } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { isRendered } from './rendered-html.ts';
import { round } from './statistics.ts';

const pages = Number(process.argv[2] ?? 1_000);
/** Fewer than pages with a query may wait, of which one that comes too late still is one. */
const atOnce = 2;

/** Asks for a page, and says whether it has its first screen. */
const comesRendered = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: 'aurora.localhost' } }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        html += part;
      });
      answer.on('end', () => resolve(isRendered(html)));
    }).on('error', reject);
  });

async function load(
  port: number,
  count: number,
  pathOf: (page: number) => string,
): Promise<{ rendered: number; pagesPerSecond: number }> {
  let next = 0;
  let rendered = 0;
  const from = performance.now();
  const askInTurn = async () => {
    while (next < count) if (await comesRendered(port, pathOf(next++))) rendered += 1;
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return { rendered, pagesPerSecond: round((count / (performance.now() - from)) * 1000) };
}

/** The first tenths fill caches. */
const tenthsOfStart = 3;
/** Growth of the last tenth beside the highest of the first ones. */
const mostGrowth = 1.15;

const megabytes = (): number => round(process.memoryUsage().rss / 1024 / 1024);

async function loadTenths(port: number): Promise<void> {
  const after: number[] = [];
  let rendered = 0;
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const result = await load(port, pages / 10, (page) => `/index?page=${tenth}-${page}`);
    rendered += result.rendered;
    after.push(megabytes());
    console.log(JSON.stringify({ rendering: 'on', pages: 'an address each', ...result, megabytes: after.at(-1) }));
  }
  const most = Math.max(...after.slice(0, tenthsOfStart)) * mostGrowth;
  if ((after.at(-1) ?? 0) > most) throw new Error(`The edge has ${after.at(-1)} MB in the end, more than ${most}.`);
  console.log(`${rendered} of ${pages} pages have their first screen.`);
}

const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
const site = await startSite({ port: await freePort(), dataDir: `${work}/data` });
const settings = {
  ...{ port: 0, operatorUrl: `http://127.0.0.1:${site.operatorPort}`, providerUrl: 'http://127.0.0.1:9' },
  ...{ internalKey: site.internalKey, isDev: false, overrides: 'off' as const, trustedProxies: [], limits: edgeLimits },
  serviceWorker: 'off',
  releases: { root: `${ROOT}/dist`, list: `${ROOT}/dist/built.json` },
  consoleRoot: `${ROOT}/dist/console`,
} as const;
try {
  for (const rendering of ['off', 'on'] as const) {
    const edge = await buildEdge({ ...settings, rendering });
    await edge.listen({ host: '127.0.0.1', port: 0 });
    const { port } = edge.server.address() as AddressInfo;
    await load(port, 20, () => '/index');
    console.log(JSON.stringify({ rendering, pages: 'the same', ...(await load(port, 500, () => '/index')) }));
    if (rendering === 'on') await loadTenths(port);
    await edge.close();
  }
} finally {
  await site.supervisor.stop();
  rmSync(work, { recursive: true, force: true });
}
