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
      await expect(page.getByRole('complementary', { name: words })).toBeVisible();
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
    await page.goto(site('aurora'));
    await page.getByRole('button', { name: '밝은 화면' }).click();
    await page.getByRole('button', { name: '언어 선택' }).or(page.getByTitle('언어 선택')).first().click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
