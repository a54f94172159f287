/**
 * What Early Hints (103) would save: `npx tsx bench/src/early-hints.ts`. A server of Node's `http2` stands in front of the
 * edge, over a slow line, and sends the preloads of a page before it asks the edge for it, or does not. The page takes an
 * additional time to make: an edge that knows a page already needs a few milliseconds. BENCH_RUNS is the number of loads of
 * each (default 5).
 */

import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { developmentCertificate } from '../../deploy/nginx/src/certificate.ts';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { type Conditions, loadRenderedPage, type PageLoad } from './page-load.ts';
import { renderedHtml } from './rendered-html.ts';
import { slowLine } from './slow-line.ts';
import { median } from './statistics.ts';
import { trustingBrowser } from './trusting-browser.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const host = 'aurora.localhost';
const path = '/rng';
const makingMs = [0, 300] as const;
const line = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };
/** The line is slow by itself. */
const conditions: Conditions = {
  ...{ name: '150 ms, 1.6 Mbit/s, 4× CPU', latencyMs: 0, bytesPerSecond: -1, cpuSlowdown: 4, watchMs: 3_000 },
};

const askEdge = (port: number, headers: IncomingHttpHeaders, address: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const kept = Object.entries(headers).filter(([name]) => !name.startsWith(':'));
    const asked = { ...Object.fromEntries(kept), host };
    get({ host: '127.0.0.1', port, path: address, headers: asked }, resolve).on('error', reject);
  });

/** The files that the HTML of the rendered page preloads, and its styles and scripts, as values of `Link`. */
async function preloadsOf(port: number): Promise<readonly string[]> {
  const html = await renderedHtml(async () => text(await askEdge(port, {}, path)));
  const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return [...html.matchAll(/<(?:link rel="(?:preload|stylesheet)"|script defer)[^>]*>/g)].flatMap(([tag]) => {
    const href = attribute(tag, 'href') ?? attribute(tag, 'src');
    if (!href) return [];
    const as = attribute(tag, 'as') ?? (tag.startsWith('<script') ? 'script' : 'style');
    const integrity = attribute(tag, 'integrity');
    const priority = attribute(tag, 'fetchpriority');
    const rest = [
      as === 'style' ? '' : '; crossorigin',
      integrity ? `; integrity="${integrity}"` : '',
      priority ? `; fetchpriority=${priority}` : '',
    ];
    return `<${href}>; rel=preload; as=${as}${rest.join('')}`;
  });
}

/** Headers of a connection, which HTTP/2 does not have. */
const ofConnection = /^(?:connection|keep-alive|transfer-encoding)$/;

async function main(): Promise<void> {
  ensureSystemPackages();
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  mkdirSync(`${work}/certificate`);
  const files = developmentCertificate(`${work}/certificate`);
  const site = await startSite({ port: await freePort(), dataDir: `${work}/data` });
  const links = await preloadsOf(site.edgePort);
  const now = { hasHints: false, pageMs: 0, sent: 0 };

  const answer = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> => {
    const address = String(headers[':path']);
    if (address === path) {
      if (now.hasHints) {
        stream.additionalHeaders({ ':status': 103, link: [...links] });
        now.sent += 1;
      }
      await wait(now.pageMs);
    }
    const edge = await askEdge(site.edgePort, headers, address);
    const sent = Object.entries(edge.headers).filter(([name]) => !ofConnection.test(name));
    if (stream.destroyed) return void edge.destroy();
    stream.respond({ ...Object.fromEntries(sent), ':status': edge.statusCode ?? 502 });
    edge.pipe(stream);
    stream.on('close', () => edge.destroy());
  };
  const front = createSecureServer({ cert: readFileSync(files.certificate), key: readFileSync(files.key) });
  front.on('stream', (stream, headers) => {
    // A browser that closes its page breaks streams off.
    stream.on('error', () => undefined);
    answer(stream, headers).catch((cause: unknown) => {
      console.error(cause);
      stream.destroy();
    });
  });
  await new Promise<void>((ready) => front.listen(0, '127.0.0.1', ready));
  const slow = await slowLine((front.address() as AddressInfo).port, line);
  const browser = await trustingBrowser(files.certificate);
  try {
    console.log(`${links.length} files are hinted.`);
    for (const pageMs of makingMs) {
      const loads = new Map<boolean, PageLoad[]>([false, true].map((hasHints) => [hasHints, []]));
      // The first of each warms up the servers and is not counted.
      for (let run = -1; run < RUNS; run += 1)
        for (const [hasHints, made] of loads) {
          Object.assign(now, { hasHints, pageMs, sent: 0 });
          const load = await loadRenderedPage(
            browser,
            `https://${host}:${slow.port}${path}`,
            '[data-game]',
            conditions,
          );
          if (hasHints && now.sent !== 1) throw new Error(`${now.sent} pages had hints.`);
          if (run >= 0) made.push(load);
        }
      for (const [hasHints, made] of loads) {
        const of = (figure: keyof PageLoad) => Math.round(median(made.map((one) => one[figure])));
        console.log(
          `${path}, ${pageMs} ms to make · ${hasHints ? '103' : 'no hints'}: FCP ${of('fcp')} ms, LCP ${of('lcp')} ms, first row ${of('visible')} ms, ${of('requests')} requests, ${Math.round(of('bytes') / 1_000)} KB`,
        );
      }
    }
  } finally {
    await browser.close();
    await slow.close();
    front.close();
    await site.supervisor.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

main().catch((cause: unknown) => {
  console.error(cause);
  process.exit(1);
});
