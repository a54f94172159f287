import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { brandName, site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

/** A page whose scripts do not come before `release` is called. */
async function heldPage(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site('lotus')}/index`, { waitUntil: 'commit' });
  return release;
}

test('a visitor sees the page and its links before any script has come, and a button that was pressed then answers after it', async ({
  page,
}) => {
  const release = await heldPage(page);
  const { text, signIn } = siteOf(page, 'lotus');
  // A busy edge may send a page before its first screen is rendered, and has it for the next visitor.
  await expect(async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('shell:visitor.signIn') })
    .click();
  release();
  await expect(signIn.dialog).toBeVisible();
});

test('where an account was signed in, the page shows the merchant’s name and its shape first, and the site in their place', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'signedIn', value: '1', url: site('lotus') }]);
  const release = await heldPage(page);
  const shape = page.locator('.first-paint');
  await expect(shape).toBeVisible();
  await expect(shape).toHaveText(brandName('lotus'));
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(shape).toHaveCount(0);
});
