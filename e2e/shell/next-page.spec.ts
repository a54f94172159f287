import { siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';

test('the list behind a link that a mouse rests on opens without a request for code or for its rows', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  await site.open('/promotions');
  const link = page.locator('a[href="/rng"]').filter({ visible: true }).first();
  // The page begins to follow the mouse when it is idle.
  await expect(async () => {
    await page.mouse.move(0, 0);
    const answer = page.waitForResponse(/\/edge\/first-answers\.json\?path=%2Frng/, { timeout: 2_000 });
    await Promise.all([answer, link.hover()]);
  }).toPass();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await link.click();
  await expect(page.locator('[data-game]').first()).toBeVisible();
  // Fonts come after the largest paint, whenever that is.
  const code = asked.filter((path) => /\.(?:js|css)$/.test(path) && !path.includes('/fonts-'));
  expect(code).toEqual([]);
  expect(asked.filter((path) => path.includes('GCSGAME_gameList'))).toEqual([]);
});
