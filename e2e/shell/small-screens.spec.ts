import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

/** Cells of a table whose content is wider than they are, or that name nothing. */
const faultyCells = (page: Page) =>
  page.locator('td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const [box, text] = [cell.getBoundingClientRect(), range.getBoundingClientRect()];
        return text.right > box.right + 1 || text.left < box.left - 1 || cell.textContent?.trim() === '–';
      })
      .map((cell) => cell.textContent),
  );

for (const width of [320, 360, 390])
  test(`account record and bonus details of a phone ${width} px wide show references whole and name every row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const { open } = await become(page, 'member');
    for (const path of ['/member/transactionHistory', '/member/bonusDetails']) {
      await open(path);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await faultyCells(page)).toEqual([]);
    }
  });

test('in a short window, e.g. at 200 % zoom, the bars scroll away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  const { open, header, bottomBar } = await become(page, 'visitor');
  await open('/help');
  await expect(header.banner).toBeInViewport();
  await expect(bottomBar.bar).not.toBeInViewport();
  await page.mouse.wheel(0, 500);
  await expect(header.banner).not.toBeInViewport();
});

test('home of lotus is no wider than the smallest phones', async ({ page }) => {
  const { open, header } = siteOf(page, 'lotus');
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await open('/index');
    await expect(header.register).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
