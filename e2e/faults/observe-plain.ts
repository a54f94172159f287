import type { Browser, Page } from '@playwright/test';
import type { Kept, Outcome } from './observe.ts';
import type { PageFault } from './page-faults.ts';

/** Twice as long as a visitor waits; webpack itself gives up after 120 s. */
const longestMs = 20_000;
/** A retry that works does so at once: nothing is far away here. */
const retryMs = 5_000;
const typed = 'Star';

/** What a visitor of a plain host saw: it may also show a fallback that offers no retry. */
export type PlainOutcome = Omit<Outcome, 'seen' | 'step'> & {
  readonly seen: Outcome['seen'] | 'fallback without retry';
};

/** The same as `observe`, in a plain host. `isAtStart`: it loads the file with the page, before anybody can type. */
export async function observePlain(
  browser: Browser,
  url: string,
  fault: PageFault,
  isAtStart: boolean,
): Promise<PlainOutcome> {
  const page = await browser.newPage();
  try {
    return await observeIn(page, url, fault, isAtStart);
  } finally {
    await page.close();
  }
}

async function observeIn(page: Page, url: string, fault: PageFault, isAtStart: boolean): Promise<PlainOutcome> {
  let requests = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/offers/')) requests++;
  });
  await fault.install(page);
  const struck = performance.now();
  if (isAtStart) await fault.strike(page);
  await page.goto(url, { waitUntil: 'commit' });
  const field = page.locator('input[name=name]');
  const works = page.locator('[data-offers]');
  const isHere = await appears(field, longestMs / 2);
  if (!isHere) return { seen: 'whole page failed', seenMs: performance.now() - struck, kept: nothing, requests };
  await field.fill(typed);
  await field.evaluate((marked: HTMLInputElement) => {
    globalThis.markedBefore = { field: marked, token: null };
  });
  requests = isAtStart ? requests : 0;
  const clicked = performance.now();
  await page.getByRole('button', { name: 'Offers' }).click();
  if (!isAtStart) await fault.strike(page);
  const error = page.getByRole('alert');
  const fallback = page.locator('[data-fallback]');
  await appears(works.or(error).or(fallback).first(), longestMs);
  const outcome = { seenMs: performance.now() - clicked, kept: await kept(page), requests };
  if (await works.isVisible()) return { seen: 'no difference', ...outcome };
  if (await fallback.isVisible()) return { seen: 'fallback without retry', ...outcome };
  if (!(await error.isVisible()))
    return { seen: (await field.isVisible()) ? 'waiting' : 'whole page failed', ...outcome };
  if (fault.isUntilNextPage) return { seen: 'error with retry', ...outcome };
  await fault.end(page);
  const ended = performance.now();
  await error.getByRole('button', { name: 'Try again' }).click();
  const isBack = await appears(works, retryMs);
  return {
    seen: 'error with retry',
    ...outcome,
    ...(isBack ? { retryMs: performance.now() - ended, keptAfter: await kept(page) } : {}),
  };
}

const nothing: Kept = { document: false, dom: false, text: false, address: false, session: false };

async function appears(locator: ReturnType<Page['locator']>, timeout: number): Promise<boolean> {
  try {
    await locator.waitFor({ timeout });
    return true;
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'TimeoutError') throw cause;
    return false;
  }
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate((text) => {
    const marked = globalThis.markedBefore;
    const isSame = marked !== undefined;
    const field = marked?.field;
    return {
      document: isSame,
      dom: field?.isConnected === true,
      text: field?.value === text,
      address: isSame,
      session: isSame,
    };
  }, typed);
