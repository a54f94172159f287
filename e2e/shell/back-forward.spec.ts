import { siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

// Playwright turns the browser's memory of pages off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('Back shows a page as it was left, which follows the site again; but nothing of an account that was left', async ({
  page,
}) => {
  const { open, title } = siteOf(page, 'aurora');
  await open('/rng');
  await expect(title()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = () => page.evaluate(() => 'isSame' in window);
  const reasonsOfReload = () =>
    page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON().notRestoredReasons));
  await page.goto(new URL('/healthz', page.url()).href);
  const stream = page.waitForRequest('**/edge/live');
  await page.goBack({ waitUntil: 'commit' });
  await stream;
  expect(await isSame(), JSON.stringify(await reasonsOfReload())).toBe(true);

  const { header } = await become(page, 'member');
  await expect(header.balance).toBeVisible();
  await open('/help');
  await header.signOut();
  await expect(header.signIn).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(header.signIn).toBeVisible();
  await expect(header.account).toHaveCount(0);
});
