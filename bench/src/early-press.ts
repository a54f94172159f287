import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { ROOT } from '../../deploy/start/src/settings.ts';
import { openPage, viewport } from './open-page.ts';
import { type Conditions, comesRendered, throttle, untilRendered } from './page-load.ts';

/** When a button can be pressed, and when the page has answered a press at that moment; ms since the navigation. */
export interface EarlyPress {
  readonly seenMs: number;
  readonly answeredMs: number;
}

const messages = JSON.parse(readFileSync(`${ROOT}/shell/locales/ko.json`, 'utf8')) as {
  readonly visitor: { readonly signIn: string };
};

/** Loads a rendered page of aurora with a cold cache, and presses the header's log-in as soon as it is visible; its dialog is the answer. */
export const pressEarly = (browser: Browser, url: string, conditions: Conditions): Promise<EarlyPress> =>
  untilRendered(url, () => pressOnce(browser, url, conditions));

async function pressOnce(
  browser: Browser,
  url: string,
  conditions: Conditions,
): Promise<EarlyPress & { readonly isRendered: boolean }> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    const page = await openPage(context);
    await throttle(await context.newCDPSession(page), conditions);
    await page.goto(url, { waitUntil: 'commit' });
    const button = page.getByRole('banner').getByRole('button', { name: messages.visitor.signIn, exact: true });
    await button.waitFor({ timeout: 60_000 });
    const seenMs = await page.evaluate(() => performance.now());
    await button.click({ noWaitAfter: true });
    await page.getByRole('dialog').waitFor({ timeout: 60_000 });
    const answeredMs = await page.evaluate(() => performance.now());
    return { seenMs, answeredMs, isRendered: await comesRendered(page) };
  } finally {
    await context.close();
  }
}
