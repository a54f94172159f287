import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.describe('a page', () => {
  test("says on every merchant that it is play money, in the merchant's language", async ({ page }) => {
    for (const [brand, words] of [
      ['aurora', '데모'],
      ['lotus', 'DÙNG THỬ'],
      ['harbor', 'Demo'],
    ] as const) {
      await page.goto(site(brand));
      await expect(page.getByRole('complementary', { name: words, includeHidden: true })).toBeVisible();
    }
  });

  test('runs under a policy without unsafe sources, and keeps to it', async ({ page }) => {
    const answer = await page.goto(`${site('aurora')}/index`);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('shows a way home where there is no page', async ({ page }) => {
    await page.goto(`${site('aurora')}/nowhere`);
    await page.getByRole('link', { name: '홈으로 가기' }).click();
    await expect(page).toHaveURL(/\/index$/);
  });

  test('keeps the chosen theme and language', async ({ page }) => {
    await page.goto(`${site('aurora')}/promotions`);
    await expect(page).toHaveTitle('프로모션 · Aurora');
    await page.getByRole('button', { name: '밝은 화면' }).click();
    await page.getByRole('button', { name: '언어 선택' }).or(page.getByTitle('언어 선택')).first().click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
    await expect(page).toHaveTitle('Promotions · Aurora');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('begins at its top, and is where it was left after going back', async ({ page }) => {
    await page.goto(`${site('aurora')}/index`);
    await page
      .getByRole('link', { name: /프로모션/ })
      .first()
      .waitFor();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const left = await page.evaluate(() => window.scrollY);
    await page
      .getByRole('link', { name: /프로모션/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: '프로모션' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test.describe('without a network', () => {
    test.use({ expected: { errors: [/Loading chunk \d+ failed/] } });

    test('says that it is offline, and refreshes what it shows when it is back', async ({ page, context }) => {
      await page.goto(`${site('aurora')}/rng`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // What is still on its way would break off, and say so in the log.
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await expect(page.getByText('인터넷 연결이 끊겼습니다')).toBeVisible();
      // A part whose code is not here yet says so in its own place, and comes by itself.
      const bar = page.getByRole('complementary', { name: '빠른 도움' });
      await bar.getByRole('button', { name: '앱 QR 코드' }).click();
      await expect(bar.getByText('연결되면 저절로 다시 불러옵니다.')).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText('인터넷 연결이 끊겼습니다')).toHaveCount(0);
      await expect(page.getByText('다시 연결되었습니다').first()).toBeVisible();
      await expect(bar.getByRole('img', { name: 'Android QR 코드' })).toBeVisible();
    });
  });

  test('keeps its menu as narrow as it was left', async ({ page }) => {
    await page.goto(`${site('aurora')}/index`);
    const menu = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: '메뉴 접기' }) });
    await page.getByRole('button', { name: '메뉴 접기' }).click();
    await expect(page.getByRole('button', { name: '메뉴 펼치기' })).toHaveAttribute('aria-expanded', 'false');
    await page.reload();
    await page.getByRole('button', { name: '메뉴 펼치기' }).click();
    await expect(menu).toBeVisible();
  });
});
