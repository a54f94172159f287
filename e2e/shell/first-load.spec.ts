import { readdirSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { firstLoad, firstLoadFaults, yardstick } from '../support/first-load.ts';
import { firstRow, firstScreens } from '../support/first-screens.ts';
import { openRendered, withHtml } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';

const url = `${site('aurora')}/rng`;

/** Scripts of the shell's release that the page does not ask for, largest first. */
function otherScripts(html: string): readonly string[] {
  const base = /\/assets(\/shell\/[^/"]+\/)/.exec(html)?.[1] ?? '';
  const dir = `dist/releases${base}`;
  return readdirSync(dir)
    .filter((file) => file.endsWith('.js') && !html.includes(file))
    .sort((one, other) => statSync(dir + other).size - statSync(dir + one).size)
    .map((file) => `/assets${base}${file}`);
}

const withPreloads = (html: string, addresses: readonly string[]): string =>
  html.replace(
    '</head>',
    `${addresses.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`).join('')}</head>`,
  );

/** What is wrong with the first load of a page that was changed like this. */
async function faultsWith(page: Page, change: (html: string) => string): Promise<readonly string[]> {
  await withHtml(page, url, change);
  const load = await firstLoad(page, url, firstRow);
  return firstLoadFaults(load);
}

test('the first load of a list of games keeps to its requests, bytes, rounds of code and longest task', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage();
  await openRendered(other, url);
  await other.close();
  const load = await firstLoad(page, url, firstRow);
  expect(firstLoadFaults(load), JSON.stringify(load)).toEqual([]);
});

test('a visitor’s first screen has its data with the page: it asks the operator for nothing', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:wps|lgw)\//.test(pathname)) calls.push(pathname);
  });
  // On a busy machine an answer may come later than a page waits for it, and is asked for again.
  for (const [address, shown] of firstScreens)
    await expect(async () => {
      calls.length = 0;
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator(shown).first()).toBeVisible();
      // What the site asks when it is idle or below the fold, and what depends on which game comes first.
      expect(
        calls.filter((path) => !/settings|domainRoute|games\/index|opened\/numero|numeros\/opened/.test(path)),
        address,
      ).toEqual([]);
    }).toPass({ timeout: 20_000 });
});

test.describe('the measurement of the first load notices', () => {
  // The changed page does not come from the merchant's own address, so its browser asks nothing of other hosts.
  test.use({ expected: { errors: [/healthz/, /ERR_FAILED/] } });

  test('files that the page does not need', async ({ page }) => {
    const faults = await faultsWith(page, (html) => withPreloads(html, otherScripts(html).slice(-20)));
    expect(faults).toContainEqual(expect.stringContaining('requests'));
  });

  test('bytes, also in few files', async ({ browser }) => {
    // On a busy machine an answer may come later than a page waits for it, and is asked for again.
    await expect(async () => {
      const page = await browser.newPage();
      const faults = await faultsWith(page, (html) => withPreloads(html, otherScripts(html).slice(0, 1)));
      await page.close();
      expect(faults).toContainEqual(expect.stringContaining('bytes'));
      expect(faults).not.toContainEqual(expect.stringContaining('requests'));
    }).toPass({ timeout: 60_000 });
  });

  test('code that is found only when other code runs', async ({ page }) => {
    const faults = await faultsWith(page, (html) => html.replace(/<link rel="preload"[^>]*>/g, ''));
    expect(faults).toContainEqual(expect.stringContaining('codeChain'));
  });

  test('a task that holds the main thread', async ({ page }) => {
    await page.addInitScript(
      `${yardstick}\nsetTimeout(() => { for (let round = 0; round < 120; round++) yardstick(); });`,
    );
    const faults = firstLoadFaults(await firstLoad(page, url, firstRow));
    expect(faults).toContainEqual(expect.stringContaining('longestTask'));
  });
});
