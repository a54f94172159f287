import type { CDPSession, Page } from '@playwright/test';
import { NetworkLog } from '../../bench/src/network-log.ts';

/** What the first load of a page costs until its first row is visible; counts, and a task's length against a yardstick. */
export interface FirstLoad {
  readonly requests: number;
  /** Transferred, compressed. */
  readonly bytes: number;
  /** The longest chain of dependent scripts and styles after the HTML. */
  readonly codeChain: number;
  /** Processor time of the longest task of the page's main thread, against that of {@link yardstick}. */
  readonly longestTask: number;
}

/**
 * What the page may cost, with a hash for each of its files and what it checks them with (ADR 46), its first screen in the
 * document, the code that repeats all early input in its order, also in a part that is rendered anew, where it finds a button by the group around it, what names the owner of code
 * on demand, what asks for the scripts after the first paint, what keeps texts and data of a late part as they were rendered
 * (ADR 84), and what shows a page that was rendered ahead (ADR 82). Hashes, times and ids make some 150 bytes of difference
 * between two builds of the same code. A change that needs more says why, and raises it here.
 */
export const FIRST_LOAD_LIMITS: FirstLoad = { requests: 16, bytes: 218_000, codeChain: 2, longestTask: 8 };

/** What a load exceeds, in words. */
export const firstLoadFaults = (load: FirstLoad, limits = FIRST_LOAD_LIMITS): readonly string[] =>
  (Object.keys(limits) as (keyof FirstLoad)[])
    .filter((figure) => load[figure] > limits[figure])
    .map((figure) => `${figure}: ${Math.round(load[figure] * 10) / 10}, more than ${limits[figure]}`);

/** A fixed piece of work, of some ten milliseconds; it makes the length of a task comparable between machines. */
export function yardstick(): number {
  const numbers = new Map<string, number>();
  for (let at = 0; at < 40_000; at++) numbers.set(`key ${at % 5_000}`, at);
  return numbers.size;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, µs: what other processes take of the machine is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task of a page's main thread during `work`, ms of processor time. */
async function longestTaskDuring(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  });
  await work();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}/${tid}`));
  if (tasks.length === 0) throw new Error('The trace has no task of a page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

type Watched = Window & { firstRowAtMs: number };

/** Runs in the page before its own code: notes when the first row is painted and the page answers, ms since 1970. */
function watchFirstRow(selector: string): void {
  const look = (): void => {
    const next = () => {
      (window as unknown as Watched).firstRowAtMs = performance.timeOrigin + performance.now();
    };
    // The edge has rendered the row; the mark is of the page's own code.
    const isThere = document.querySelector(selector) && document.documentElement.dataset.path;
    requestAnimationFrame(isThere ? next : look);
  };
  look();
}

/** Opens an address with an empty cache and measures until the first element of that selector is painted, and answers. */
export async function firstLoad(page: Page, url: string, firstRow: string): Promise<FirstLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const unit = await longestTaskDuring(session, async () => {
    for (let round = 0; round < 5; round++) await page.evaluate(yardstick);
  });
  const network = new NetworkLog(session);
  await page.addInitScript(watchFirstRow, firstRow);
  let shownAtMs = 0;
  const longest = await longestTaskDuring(session, async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as Partial<Watched>).firstRowAtMs);
    shownAtMs = await page.evaluate(() => (window as unknown as Watched).firstRowAtMs);
  });
  // What was asked for by then may still be on its way.
  await page.waitForLoadState('networkidle');
  const { requests, bytes, codeChain } = network.summary(shownAtMs);
  return { requests, bytes, codeChain, longestTask: longest / unit };
}
