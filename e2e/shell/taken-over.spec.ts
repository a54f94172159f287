import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { site } from '../support/addresses.ts';
import { phone } from '../support/devices.ts';
import { firstScreens } from '../support/first-screens.ts';
import { demo, signIn } from '../support/player.ts';
import { openRendered, withHtml } from '../support/rendered-page.ts';
import { differingAttributes, isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

for (const [device, options] of Object.entries({ 'a desktop': {}, 'a phone': phone }))
  test.describe(`on ${device}`, { tag: device === 'a phone' ? [] : '@full' }, () => {
    test.use(options);
    test('every first screen has the attributes that React would render', async ({ page }) => {
      for (const [address, shown] of firstScreens) {
        await openRendered(page, address);
        await expect.poll(() => isTakenOver(page.locator(shown).first()), address).toBe(true);
        expect(await differingAttributes(page), address).toEqual([]);
      }
    });
  });

/** Those that the edge renders for accounts: the sign-in waits until it is known who looks. */
const forAccounts = firstScreens.filter(([address]) => new URL(address).pathname !== '/login');

async function compareForAccount(page: Page, screens: typeof firstScreens): Promise<void> {
  for (const [address, shown] of screens) {
    // A tab without an account removes the cookie, so each page needs it again.
    await page.context().addCookies([{ name: 'signedIn', value: '1', url: address }]);
    await openRendered(page, address, page.locator('#root[data-account]'));
    await expect.poll(() => isTakenOver(page.locator(shown).first()), address).toBe(true);
    expect(await differingAttributes(page), address).toEqual([]);
  }
}

test('every first screen has the attributes that React would render, in the tab of a member', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(siteOf(page, 'aurora'), demo.member);
  // The account is one of aurora's.
  await compareForAccount(
    page,
    forAccounts.filter(([address]) => address.startsWith(site('aurora'))),
  );
});

test('every first screen has them, in a tab without an account whose browser has one elsewhere', {
  tag: '@full',
}, async ({ page }) => {
  await compareForAccount(page, forAccounts);
});

test.describe('the check', () => {
  // The changed page does not come from the merchant's own address, so its browser asks nothing of other hosts.
  test.use({ expected: { errors: [/healthz/, /ERR_FAILED/] } });
  test('finds an attribute that only the edge has rendered', async ({ page }) => {
    const address = `${site('aurora')}/terms`;
    await withHtml(page, address, (html) => html.replace('<article', '<article title="1"'));
    await openRendered(page, address);
    await expect.poll(() => isTakenOver(page.locator('main article').first())).toBe(true);
    expect(await differingAttributes(page)).toEqual([expect.stringMatching(/^<article .*title=1/)]);
  });
});

test('a page starts as soon as the browser reports its first paint', async ({ page }) => {
  // The script that starts without a reported paint waits for a second.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((run: () => void, ms?: number) => wait(run, ms === 1_000 ? 60_000 : ms)) as typeof setTimeout;
  });
  await openRendered(page, `${site('aurora')}/terms`);
  await expect.poll(() => isTakenOver(page.getByRole('banner'))).toBe(true);
});

test('a page starts although the browser reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== 'paint') observe.call(this, options);
    };
  });
  await openRendered(page, `${site('aurora')}/terms`);
  await expect.poll(() => isTakenOver(page.getByRole('banner'))).toBe(true);
});
