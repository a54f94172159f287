import type { BrowserContext, Page } from '@playwright/test';
import { type Site, siteOf } from '../pages/site.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect } from '../support/test.ts';
import type { PageFault } from './page-faults.ts';
import type { Stage } from './stages.ts';

/** What a visitor saw of a fault. */
export type Seen =
  | 'no difference'
  | 'the earlier release'
  | 'error with retry'
  /** The page from before the click, with a message that it failed. */
  | 'message'
  | 'waiting'
  | 'whole page failed';

/** What a page was like before the fault that it still was after it. */
export interface Kept {
  readonly document: boolean;
  readonly dom: boolean;
  readonly text: boolean;
  readonly address: boolean;
  readonly session: boolean;
}

export interface Outcome {
  readonly seen: Seen;
  /** Where it failed, as the error says. */
  readonly step?: string;
  /** From the fault until the visitor saw this. */
  readonly seenMs: number;
  readonly kept: Kept;
  /** Requests for files of the remote after the fault. */
  readonly requests: number;
  /** From the end of the fault and a click on the retry until the part worked. */
  readonly retryMs?: number;
  /** After the retry. */
  readonly keptAfter?: Kept;
}

declare global {
  /** What a test has marked in the page before a fault. */
  var markedBefore: { readonly field: HTMLInputElement; readonly token: string | null } | undefined;
  /** Whether the page has said since then that a click failed; the message goes by itself. */
  var failureWasSaid: boolean | undefined;
}

/** Longer than a contribution tries: three deadlines of ten seconds, for a release and for the one before. */
const longestMs = 75_000;
const typed = 'Star';
/** Said when a click led nowhere, in place of what should have opened. */
const failureMessage = 'shell:visitor.failed';

/** Who opens pages. A session's token is in the storage of its tab. */
export interface Visitors {
  readonly visitor: () => Promise<BrowserContext>;
  readonly agent: () => Promise<{ readonly context: BrowserContext; readonly token: Readonly<Record<string, string>> }>;
}

async function openPage({ agent, visitor }: Visitors, { as }: Stage): Promise<Page> {
  if (as === 'visitor') return (await visitor()).newPage();
  const { context, token } = await agent();
  const page = await context.newPage();
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, token);
  return page;
}

/** Opens a page, types into a neighbour's field, lets the fault strike, and says what came of it. */
export async function observe(visitors: Visitors, port: number, stage: Stage, fault: PageFault): Promise<Outcome> {
  const page = await openPage(visitors, stage);
  try {
    return await observeIn(page, port, stage, fault);
  } finally {
    await page.close();
  }
}

async function observeIn(page: Page, port: number, stage: Stage, fault: PageFault): Promise<Outcome> {
  const site = siteOf(page, 'aurora');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/assets/${stage.remote}/`)) asked.push(pathname);
  });
  await fault.install(page);
  await page.goto(`http://aurora.localhost:${port}${stage.path}`, { waitUntil: 'commit' });
  await stage.open?.(site);
  await stage.neighbour(site).fill(typed);
  await mark(site, stage);
  if (fault.isBeforeClick) await fault.strike(page);
  const below = page.url();
  await stage.show?.(site);
  const above = page.url();
  const before = asked.length;
  const struck = performance.now();
  if (!fault.isBeforeClick) await fault.strike(page);
  const { seen, step } = await whatIsSeen(site, stage, asked);
  const address = seen === 'message' ? below : above;
  const outcome = { seen, step, seenMs: performance.now() - struck, kept: await kept(page, address) };
  const requests = asked.length - before;
  await fault.end(page);
  const mayRetry = seen === 'error with retry' || seen === 'message';
  if (!mayRetry || fault.isUntilNextPage) return { ...outcome, requests };
  const ended = performance.now();
  if (seen === 'message') await stage.show?.(site);
  await retry(site, stage);
  const retryMs = performance.now() - ended;
  return { ...outcome, requests, retryMs, keptAfter: await kept(page, seen === 'message' ? page.url() : address) };
}

/**
 * Remembers the neighbour's field in the page: an equal one that was rendered anew is another one. From now on a message
 * is noticed, which on a busy machine may be gone before anybody looks.
 */
async function mark(site: Site, { neighbour }: Stage): Promise<void> {
  await neighbour(site).evaluate((field: HTMLInputElement, message) => {
    globalThis.markedBefore = { field, token: sessionStorage.getItem('token') };
    globalThis.failureWasSaid = false;
    new MutationObserver(() => {
      globalThis.failureWasSaid ||= document.body.textContent.includes(message);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, site.text(failureMessage));
}

const kept = (page: Page, address: string): Promise<Kept> =>
  page.evaluate(
    ([text, href]) => {
      const marked = globalThis.markedBefore;
      return {
        document: marked !== undefined,
        dom: marked?.field.isConnected === true,
        text: marked?.field.value === text,
        address: window.location.href === href,
        session: marked?.token === sessionStorage.getItem('token'),
      };
    },
    [typed, address] as const,
  );

/** Where the remote failed, as it says. The first that is shown: under an open centre others may be hidden. */
const errorOf = ({ page }: Site, { remote }: Stage) =>
  page
    .getByText(new RegExp(`^${remote} · \\w+ · \\w+$`))
    .filter({ visible: true })
    .first();

/** The part is there, but not what it shows. */
const failedDataOf = (site: Site) =>
  site.page.getByText(site.text('ui:resource.failed')).filter({ visible: true }).first();

function unlessTimeout(cause: unknown): void {
  if (!(cause instanceof Error) || cause.name !== 'TimeoutError') throw cause;
}

/** Looks until something is seen: what works may be replaced by an error before it is looked at. */
async function whatIsSeen(site: Site, stage: Stage, asked: readonly string[]): Promise<Pick<Outcome, 'seen' | 'step'>> {
  for (const endMs = performance.now() + longestMs; performance.now() < endMs; ) {
    const outcome = await look(site, stage, asked, endMs - performance.now());
    if (outcome) return outcome;
  }
  return { seen: 'waiting' };
}

/** A message comes before an error: another part of the remote may have failed in its own place as well. */
async function look(
  site: Site,
  stage: Stage,
  asked: readonly string[],
  timeout: number,
): Promise<Pick<Outcome, 'seen' | 'step'> | undefined> {
  const works = stage.works(site);
  const error = errorOf(site, stage);
  const failedData = failedDataOf(site);
  const startFailed = site.page.locator('body > [role=alert]');
  const message = site.page.getByText(site.text(failureMessage)).first();
  await works
    .or(error)
    .or(failedData)
    .or(message)
    .or(startFailed)
    .filter({ visible: true })
    .first()
    .waitFor({ timeout })
    .catch(unlessTimeout);
  if (await startFailed.isVisible()) return { seen: 'whole page failed' };
  // A centre that could not be opened says so a moment after the tile of another part.
  if (stage.show && !(await works.isVisible())) await message.waitFor({ timeout: 1000 }).catch(unlessTimeout);
  if (await site.page.evaluate(() => globalThis.failureWasSaid === true)) return { seen: 'message' };
  if (await error.isVisible()) return { seen: 'error with retry', step: (await error.innerText()).split(' · ')[1] };
  // What the edge has rendered is there until the code is, or has failed.
  if ((await works.isVisible()) && (await isTakenOver(works))) {
    const isEarlier = asked.some((path) => path.startsWith(`/assets/${stage.remote}/1.0.0-`) && path.endsWith('.js'));
    return { seen: isEarlier ? 'the earlier release' : 'no difference' };
  }
  return (await failedData.isVisible()) ? { seen: 'error with retry', step: 'data' } : undefined;
}

async function retry(site: Site, stage: Stage): Promise<void> {
  const again = site.page.getByRole('button', { name: site.text('ui:action.retry'), includeHidden: true });
  const works = stage.works(site);
  // Several parts of the remote may have failed; each has its own. A form may lie over them, which has to stay.
  for (let left = await again.count(); left > 0 && !(await works.isVisible()); left--)
    // It may be gone already: the part loads again by itself when the network is back.
    await again.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
  await expect(works).toBeVisible({ timeout: longestMs });
}
