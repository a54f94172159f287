/**
 * How soon the next page of an open site shows its first row: `npx tsx bench/src/next-page.ts`. At a fast click nothing is
 * loaded ahead; the other one comes half a second and eight trips of the line after the mouse has reached the link.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { runScript } from '../../deploy/start/src/run.ts';
import { freePort } from '../../deploy/start/src/settings.ts';
import { startSite } from '../../deploy/start/src/site.ts';
import { ensureSystemPackages } from '../../deploy/start/src/system-packages.ts';
import { launchBrowser } from './launch-browser.ts';
import { openPage } from './open-page.ts';
import { CONDITIONS, type Conditions, throttle } from './page-load.ts';
import { median } from './statistics.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 9);
const restMs = 500;
/** What is loaded ahead takes some trips of the line, one after the other. */
const restTrips = 8;

/** Where a click leads to from the promotions, and what is its first row. */
const PAGES = [
  { path: '/rng', firstRow: '[data-game]' },
  { path: '/lottery', firstRow: '[role="timer"]' },
] as const;

interface Click {
  /** From the click until the first row is painted, ms. */
  readonly shownMs: number;
  readonly codeRequests: number;
  readonly requests: number;
}

async function click(
  browser: Browser,
  origin: string,
  { path, firstRow }: (typeof PAGES)[number],
  { conditions, rests }: { readonly conditions: Conditions; readonly rests: boolean },
): Promise<Click> {
  const page = await openPage(browser);
  try {
    await page.goto(`${origin}/promotions`, { waitUntil: 'networkidle' });
    await throttle(await page.context().newCDPSession(page), conditions);
    const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    if (rests) {
      await link.hover();
      await page.waitForTimeout(restMs + restTrips * conditions.latencyMs);
    }
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const shownMs = await link.evaluate(
      (element, selector) =>
        new Promise<number>((resolve) => {
          const from = performance.now();
          // Frames that are asked for to look again would themselves delay the page.
          const changes = new MutationObserver(() => {
            const rows = [...document.querySelectorAll(selector)];
            if (!rows.some((row) => row.checkVisibility({ visibilityProperty: true }))) return;
            changes.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
          });
          changes.observe(document.body, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['style'],
          });
          (element as HTMLElement).click();
        }),
      firstRow,
    );
    const codeRequests = asked.filter((address) => /\.(?:js|css)$/.test(address)).length;
    return { shownMs, codeRequests, requests: asked.length };
  } finally {
    await page.close();
  }
}

async function main(): Promise<void> {
  ensureSystemPackages();
  if ((await runScript('deploy/registry/src/build.ts')) !== 0) throw new Error('The applications could not be built.');
  const work = mkdtempSync(join(tmpdir(), 'tessera-bench-'));
  const port = await freePort();
  const site = await startSite({ port, dataDir: `${work}/data` });
  const browser = await launchBrowser();
  const origin = `http://aurora.localhost:${port}`;
  try {
    for (const conditions of CONDITIONS)
      for (const page of PAGES) {
        const clicks = new Map<boolean, Click[]>([true, false].map((rests) => [rests, []]));
        // The first of each warms up the servers and is not counted; then both alternate.
        for (let run = -1; run < RUNS; run += 1)
          for (const [rests, made] of clicks) {
            const one = await click(browser, origin, page, { conditions, rests });
            if (run >= 0) made.push(one);
          }
        for (const [rests, made] of clicks) {
          const of = (figure: keyof Click) => median(made.map((one) => one[figure]));
          console.log(
            `${conditions.name} · ${page.path} · ${rests ? 'mouse has rested' : 'fast click'}: first row after ${Math.round(of('shownMs'))} ms, ${of('codeRequests')} requests for code, ${of('requests')} in all`,
          );
        }
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
