import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { firstRow } from '../support/first-screens.ts';
import { gate } from '../support/held-requests.ts';
import { demo, signIn } from '../support/player.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

interface Shift {
  readonly node: Node | null;
  readonly previousRect: DOMRect;
  readonly currentRect: DOMRect;
}

declare global {
  interface Window {
    /** What moved in the header, in words. */
    headerShifts: string[];
  }
}

test('a reload keeps whoever is signed in, another tab of its own is a visitor’s', async ({ page, context }) => {
  const site = siteOf(page, 'aurora');
  await signIn(site, demo.member);
  await page.reload();
  await expect(site.header.balance).toBeVisible();
  const other = siteOf(await context.newPage(), 'aurora');
  await other.open();
  await expect(other.header.signIn).toBeVisible();
});

test('a reload shows the account’s name before the operator has answered, and nothing in the header moves when it has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = siteOf(page, 'aurora');
  await signIn(site, demo.member);
  // The tab keeps how wide the place is when its parts have filled.
  await expect.poll(() => stored(page, 'accountWidth')).toBeGreaterThan(0);
  await page.addInitScript(() => {
    window.headerShifts = [];
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as unknown as readonly { readonly sources?: readonly Shift[] }[])
        for (const { node, previousRect, currentRect } of sources)
          if (node instanceof Element && node.closest('header'))
            window.headerShifts.push(`${node.outerHTML.slice(0, 80)}: ${previousRect.x} to ${currentRect.x}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { open: answer, opened } = gate();
  await page.route('**/wps/member/info', async (route) => {
    await opened;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('banner').getByText(demo.member.account)).toBeVisible();
  await expect(site.header.balance).toBeHidden();
  // Their letters may be a little wider than those of the fallback font.
  await expect(page.locator('link[href*="/fonts-"][media=all]')).toBeAttached();
  await page.evaluate(async () => {
    await document.fonts.ready;
    window.headerShifts = [];
  });
  answer();
  await expect(site.header.balance).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.headerShifts)).toEqual([]);
});

test('a member’s page is shown before its script, with room for the account, and neither its rows nor what is beside the account move when that appears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = siteOf(page, 'aurora');
  await signIn(site, demo.member);
  await expect.poll(() => stored(page, 'accountWidth')).toBeGreaterThan(0);
  const release = await holdScripts(page);
  // An edge whose operator is late sends a page without rows.
  await openRendered(page, site.address('/rng'), page.locator('#root[data-account]').locator(firstRow).nth(12));
  await expect(site.title()).toBeVisible();
  await expect(site.header.signIn).toBeHidden();
  const placeOfSearch = async () => (await site.header.button('games:search.open').boundingBox())?.x;
  const before = await placeOfSearch();
  await page.evaluate((rows) => Object.assign(window, { row: document.querySelectorAll(rows)[12] }), firstRow);
  release();
  await expect(page.getByRole('banner').getByText(demo.member.account)).toBeVisible();
  await expect(site.header.balance).toBeVisible();
  expect(await placeOfSearch()).toBe(before);
  const isSameRow = () =>
    page.evaluate((rows) => 'row' in window && document.querySelectorAll(rows)[12] === window.row, firstRow);
  expect(await isSameRow()).toBe(true);
});

test('a new tab without an account shows log-in once its script runs, although another tab has an account', async ({
  page,
  context,
}) => {
  await signIn(siteOf(page, 'aurora'), demo.member);
  const tab = await context.newPage();
  const other = siteOf(tab, 'aurora');
  await openRendered(tab, other.address('/rng'), tab.locator('#root[data-account]'));
  await expect(other.header.signIn).toBeVisible();
  await expect(other.title()).toBeVisible();
});

const stored = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown, key);

test('an agent’s tab keeps settings, addresses with their speed, wallets and what there is of contracts', async ({
  page,
}) => {
  const site = await become(page, 'agent');
  await expect.poll(() => stored(page, 'enableContract')).toBe(false);
  expect(await stored(page, 'enableSalary')).toBe(false);
  expect(await stored(page, 'platform')).toBe('WEB');
  expect(await stored(page, 'settings')).toMatchObject({ merchantCode: 'aurora', defaultLanguage: 'KO' });
  expect(await stored(page, 'merchantWallet')).toMatchObject({ wallets: [{ accountTypeId: 1 }, { accountTypeId: 2 }] });
  const { host } = new URL(site.address('/'));
  expect(await stored(page, 'routers')).toEqual([
    { domain: host, speed: expect.any(Number) },
    { domain: host.replace('aurora.', ''), speed: expect.any(Number) },
  ]);
  for (const { speed } of (await stored(page, 'routers')) as { speed: number }[]) expect(speed).toBeGreaterThan(0);
});

test('a tab in which somebody registers keeps the rules that the form goes by', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  await site.open();
  await site.header.register.click();
  await expect(site.register.field('password')).toBeVisible();
  expect(await stored(page, 'validate')).toMatchObject({
    rules: expect.arrayContaining([expect.objectContaining({ field: 'username' })]),
  });
});
