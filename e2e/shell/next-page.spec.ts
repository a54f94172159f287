import { siteOf } from '../pages/site.ts';
import { codeUntilShown, loadAheadBy, requestsOf } from '../support/next-page.ts';
import { expect, test } from '../support/test.ts';

/** Pages that the menus name, where a link to each is, and all that it shows by itself. */
const PAGES = [
  { path: '/rng', from: '/promotions', shown: ['[data-game]'] },
  { path: '/lottery', from: '/promotions', shown: ['[role="timer"]', 'main table'] },
  { path: '/vnlottery', from: '/promotions', shown: ['[role="timer"]', 'main table'] },
  { path: '/promotions', from: '/rng', shown: ['main article'] },
] as const;

for (const { path, from, shown } of PAGES) {
  test(`${path} behind a link that a mouse rests on opens without a request for code or for its first answers`, async ({
    page,
  }) => {
    const code: string[] = [];
    const callsAhead: number[] = [];
    // A draw between hover and click fetches its results again, so this is repeated; the next draw is some time away.
    await expect(async () => {
      await siteOf(page, 'aurora').open(from);
      const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
      const { calls } = await loadAheadBy(page, path, () => link.hover());
      const asked = requestsOf(page);
      code.push(...(await codeUntilShown(page, shown, () => link.click())));
      callsAhead.push(calls.length);
      expect(asked.addresses().filter((address) => calls.includes(address))).toEqual([]);
    }).toPass({ timeout: 60_000 });
    expect(code).toEqual([]);
    expect(Math.min(...callsAhead)).toBeGreaterThan(0);
  });
}

test('a page behind a link that a mouse rests on is rendered, shown to nobody, and shown as it is by the click', async ({
  page,
}) => {
  await siteOf(page, 'aurora').open('/promotions');
  const title = await page.title();
  const link = page.locator('a[href="/rng"]').filter({ visible: true }).first();
  await loadAheadBy(page, '/rng', () => link.hover());
  const row = page.locator('main [data-game]').first();
  await expect(row).toBeAttached();
  await expect(row).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.title()).toBe(title);
  const before = await row.elementHandle();
  await link.click();
  await expect(row).toBeVisible();
  await expect(page).not.toHaveTitle(title);
  expect(await row.evaluate((element, was) => element === was, before)).toBe(true);
});

test('a list behind a link that names its order opens with the rows that came ahead', async ({ page }) => {
  await siteOf(page, 'aurora').open('/index');
  const link = page.locator('a[href="/rng?view=new&sort=new"]').first();
  await link.scrollIntoViewIfNeeded();
  const asked = requestsOf(page);
  const { calls } = await loadAheadBy(page, '/rng', () => link.hover());
  await link.click();
  await expect(page).toHaveURL(/\/rng\?view=new&sort=new$/);
  await expect(page.locator('[data-game]').first()).toBeVisible();
  expect(calls).toContainEqual(expect.stringMatching(/GCSGAME_gameList\?gameType=RNG&isNew=true&sort=new/));
  expect(asked.addresses().filter((address) => address.includes('gameType=RNG'))).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a page whose link is touched has its code before the finger is lifted', async ({ page }) => {
    await siteOf(page, 'aurora').open('/promotions');
    const link = page.locator('a[href="/lottery"]').filter({ visible: true }).first();
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchCancel', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await loadAheadBy(page, '/lottery', async () => {
      const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
      await touch('touchCancel', []);
    });
    expect(await codeUntilShown(page, ['main table'], () => link.tap())).toEqual([]);
  });
});
