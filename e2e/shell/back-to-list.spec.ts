import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

test('a list of games is where it was left after going back, and after a reload', async ({ page }) => {
  const { open, games, menu, promotions } = siteOf(page, 'aurora');
  await open('/rng');
  await expect(games.mostPlayed).toBeVisible();
  // The whole catalogue has come: the list is as long as it will be.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(20_000);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 9_000);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(8_000);
  const left = await scrolledTo(page);
  const codeInTheMiddle = () =>
    page.evaluate(() => document.elementFromPoint(700, 600)?.closest('[data-game]')?.getAttribute('data-game') ?? '');
  await expect.poll(codeInTheMiddle).not.toBe('');
  const code = await codeInTheMiddle();

  await menu.choose('promotions:menu.promotions');
  await expect(promotions.title).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await expect(games.tile(code)).toBeVisible();

  await page.reload();
  await expect.poll(() => scrolledTo(page)).toBe(left);
  await expect(games.tile(code)).toBeVisible();
});

test('from the top of a list of thousands of games the keyboard skips to the footer, which stays in view as the list grows', async ({
  page,
}) => {
  const { address, games, text } = siteOf(page, 'aurora');
  // Before the scripts have come the list is short.
  const release = await holdScripts(page);
  await openRendered(page, address('/rng'), games.mostPlayed);
  const footer = page.getByRole('contentinfo');
  await page.getByRole('link', { name: text('shell:skipToFooter') }).press('Enter');
  await expect(footer).toBeInViewport();
  release();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(20_000);
  await expect(footer).toBeInViewport();
  await expect(footer).toBeFocused();
});
