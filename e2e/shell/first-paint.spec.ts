import { brandName, site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test('a page shows the merchant’s name and the shape of a page before any of its scripts has come, and the site in their place', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site('lotus')}/index`, { waitUntil: 'commit' });
  const shape = page.locator('.first-paint');
  await expect(shape).toBeVisible();
  await expect(shape).toHaveText(brandName('lotus'));
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(shape).toHaveCount(0);
});
