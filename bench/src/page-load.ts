import type { Browser, CDPSession, Page } from 'playwright-core';
import { NetworkLog } from './network-log.ts';
import { openPage, viewport } from './open-page.ts';

export interface Conditions {
  readonly name: string;
  /** Round-trip time, ms; without it, the machine's own network. */
  readonly latencyMs: number;
  /** Bytes per second; without it, unlimited. */
  readonly bytesPerSecond: number;
  readonly cpuSlowdown: number;
  /** How long after the first row the page is watched for larger paints, shifts and long tasks. */
  readonly watchMs: number;
}

export const CONDITIONS: readonly Conditions[] = [
  { name: 'unthrottled', latencyMs: 0, bytesPerSecond: -1, cpuSlowdown: 1, watchMs: 1_000 },
  {
    name: '150 ms, 1.6 Mbit/s, 4× CPU',
    latencyMs: 150,
    bytesPerSecond: (1.6 * 1024 * 1024) / 8,
    cpuSlowdown: 4,
    watchMs: 4_000,
  },
];

export interface PageLoad {
  /** First contentful paint, ms. */
  readonly fcp: number;
  /** From navigation start until the first row is in the document and painted, ms. */
  readonly visible: number;
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** The part of all long tasks above 50 ms each, and the longest task, ms. */
  readonly blocked: number;
  readonly longestTask: number;
  readonly requests: number;
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  readonly scriptBytes: number;
  /** Longest chain of requests after the HTML, including the page's calls. */
  readonly chain: number;
  /** The same for files needed before the page's code runs. */
  readonly codeChain: number;
}

type Marks = Record<'fcp' | 'visible' | 'lcp' | 'cls' | 'blocked' | 'longestTask', number>;
type MarkedWindow = Window & { tesseraMarks: Marks };

/** Runs in the page before anything else: records its paints, its shifts, its long tasks and the frame of the first row. */
function watchPage(selector: string): void {
  const marks: Marks = { fcp: 0, visible: 0, lcp: 0, cls: 0, blocked: 0, longestTask: 0 };
  (window as unknown as MarkedWindow).tesseraMarks = marks;
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') marks.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    marks.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    marks.cls += (entry as PerformanceEntry & { readonly value: number }).value;
  });
  watch('longtask', ({ duration }) => {
    marks.blocked += duration - 50;
    marks.longestTask = Math.max(marks.longestTask, duration);
  });
  const look = (): void => {
    if (document.querySelector(selector))
      requestAnimationFrame(() => {
        marks.visible = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function throttle(session: CDPSession, conditions: Conditions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: conditions.bytesPerSecond,
    uploadThroughput: conditions.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}

const tries = 5;

/** Figures of a page of the edge with its first screen: one that a busy edge has sent without it is loaded again. */
export async function untilRendered<Figures extends { readonly isRendered: boolean }>(
  url: string,
  measure: () => Promise<Figures>,
): Promise<Omit<Figures, 'isRendered'>> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { isRendered, ...figures } = await measure();
    if (isRendered) return figures;
  }
  throw new Error(`${url} came ${tries} times without its first screen.`);
}

export const comesRendered = async (page: Page): Promise<boolean> =>
  (await page.locator('#root[data-rendered]').count()) > 0;

/** The same as `loadPage` for a page of the edge with its first screen. */
export const loadRenderedPage = (...load: Parameters<typeof loadPage>): Promise<PageLoad> =>
  untilRendered(load[1], () => loadPage(...load));

/** Loads a URL once, with a cold cache in a browser context of its own. */
export async function loadPage(
  browser: Browser,
  url: string,
  selector: string,
  conditions: Conditions,
): Promise<PageLoad & { readonly isRendered: boolean }> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await openPage(context);
    const session = await context.newCDPSession(page);
    await throttle(session, conditions);
    const network = new NetworkLog(session);
    await page.addInitScript(watchPage, selector);
    await page.goto(url, { waitUntil: 'commit' });
    const isVisible = () => (window as unknown as Partial<MarkedWindow>).tesseraMarks?.visible !== 0;
    await page.waitForFunction(isVisible, undefined, { timeout: 60_000, polling: 50 });
    const atVisible = network.summary();
    await page.waitForTimeout(conditions.watchMs);
    const marks = await page.evaluate(() => (window as unknown as MarkedWindow).tesseraMarks);
    return { ...marks, ...atVisible, isRendered: await comesRendered(page) };
  } finally {
    await context.close();
  }
}
