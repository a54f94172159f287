import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('a list of games is where it was left after going back, and after a reload', async ({ page }) => {
  await page.goto(`${site('aurora')}/rng`);
  await page.locator('[data-game]').first().waitFor();
  // The whole catalogue has come: the list is as long as it will be.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(20_000);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 9_000);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(8_000);
  const left = await scrolledTo(page);
  const game = page.locator('[data-game]').nth(12);
  const code = await game.getAttribute('data-game');

  const promotions = words('aurora', 'promotions:list.title');
  await page.getByRole('link', { name: promotions }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: promotions })).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await expect(page.locator(`[data-game="${code}"]`)).toBeVisible();

  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await expect(page.locator(`[data-game="${code}"]`)).toBeVisible();
});
