import type { Browser, CDPSession } from 'playwright-core';
import { NetworkLog } from './network-log.ts';

export interface Conditions {
  readonly name: string;
  /** Round-trip time, ms; without it, the machine's own network. */
  readonly latencyMs: number;
  /** Bytes per second; without it, unlimited. */
  readonly bytesPerSecond: number;
  readonly cpuSlowdown: number;
}

export const CONDITIONS: readonly Conditions[] = [
  { name: 'unthrottled', latencyMs: 0, bytesPerSecond: -1, cpuSlowdown: 1 },
  { name: '150 ms, 1.6 Mbit/s, 4× CPU', latencyMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, cpuSlowdown: 4 },
];

export interface PageLoad {
  /** From navigation start until the first row of games is in the document and painted, ms. */
  readonly visible: number;
  readonly lcp: number;
  readonly requests: number;
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Longest chain of requests after the HTML, including the page's calls. */
  readonly chain: number;
  /** The same for files needed before the page's code runs. */
  readonly codeChain: number;
}

/** Runs in the page before anything else: records the frame that paints the first row. */
function watchFirstRow(selector: string): void {
  const marks = window as unknown as { tesseraVisible?: number; tesseraLcp?: number };
  new PerformanceObserver((list) => {
    marks.tesseraLcp = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    if (document.querySelector(selector)) requestAnimationFrame(() => (marks.tesseraVisible = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function throttle(session: CDPSession, conditions: Conditions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bytesPerSecond,
    uploadThroughput: conditions.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

/** Loads a URL once, with a cold cache in a browser context of its own. */
export async function loadPage(
  browser: Browser,
  url: string,
  selector: string,
  conditions: Conditions,
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await throttle(session, conditions);
    const network = new NetworkLog(session);
    // tsx names inner functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (value) => value;');
    await page.addInitScript(watchFirstRow, selector);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => 'tesseraVisible' in window, undefined, { timeout: 60_000, polling: 50 });
    const atVisible = network.summary();
    await page.waitForTimeout(300);
    const visible = await page.evaluate(() => (window as unknown as { tesseraVisible: number }).tesseraVisible);
    const lcp = await page.evaluate(() => (window as unknown as { tesseraLcp?: number }).tesseraLcp ?? 0);
    return { visible, lcp, ...atVisible };
  } finally {
    await context.close();
  }
}
