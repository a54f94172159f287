import { siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';

test("every merchant's page says in its language that it is play money", async ({ page }) => {
  for (const [brand, name] of [
    ['aurora', '데모'],
    ['lotus', 'DÙNG THỬ'],
    ['harbor', 'Demo'],
  ] as const) {
    await siteOf(page, brand).open('/');
    await expect(page.getByRole('complementary', { name, includeHidden: true })).toBeVisible();
  }
});

test('a page runs under a policy without unsafe sources, and keeps to it', async ({ page }) => {
  const answer = await siteOf(page, 'aurora').open();
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByRole('main')).toBeVisible();
});

test('an unknown address shows a way home', async ({ page }) => {
  const { open, wayHome } = siteOf(page, 'aurora');
  await open('/nowhere');
  await wayHome.click();
  await expect(page).toHaveURL(/\/index$/);
});

test('a reload keeps the chosen theme and language', async ({ page }) => {
  const { open, menu } = siteOf(page, 'aurora');
  await open('/promotions');
  await expect(page).toHaveTitle('프로모션 · Aurora');
  await menu.light.click();
  await menu.languages.click();
  await menu.language('English').click();
  await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  await expect(page).toHaveTitle('Promotions · Aurora');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page that a link opens begins at its top, and the page before is where it was left after going back', async ({
  page,
}) => {
  const { open, menu, promotions } = siteOf(page, 'aurora');
  await open();
  await expect(menu.item('promotions:menu.promotions')).toBeVisible();
  // What is still on its way could move the page while it is left: the browser keeps in its place what is seen.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 600);
  let left = 0;
  // Until the wheel has run out.
  await expect(async () => {
    const before = left;
    left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    expect(left).toBe(before);
  }).toPass();
  await menu.choose('promotions:menu.promotions');
  await expect(promotions.title).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test.describe('without a network', () => {
  test.use({ expected: { errors: [/Loading (?:CSS )?chunk \d+ failed/] } });

  test('a page without a network says that it is offline, and refreshes what it shows when it is back', async ({
    page,
    context,
  }) => {
    const { open, rightBar, text, title } = siteOf(page, 'aurora');
    await open('/rng');
    await expect(title()).toBeVisible();
    // What is still on its way would break off, and say so in the log.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText('인터넷 연결이 끊겼습니다')).toBeVisible();
    // A part whose code is not here yet says so in its own place, and comes by itself.
    await rightBar.codes.click();
    await expect(rightBar.bar.getByText('연결되면 저절로 다시 불러옵니다.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('인터넷 연결이 끊겼습니다')).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: text('shell:connection.back') })).toBeVisible();
    await expect(rightBar.codeFor('Android')).toBeVisible();
  });
});

test('a reload keeps the side menu as narrow as it was left', async ({ page }) => {
  const { open, menu } = siteOf(page, 'aurora');
  await open();
  await menu.narrow.click();
  await expect(menu.widen).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await menu.widen.click();
  await expect(menu.narrow).toBeVisible();
});

test('a status that nobody knows shows nothing', async ({ page }) => {
  const { open } = siteOf(page, 'aurora');
  // What the edge pushes to open pages, with a status that no release of the site has heard of.
  await page.route('**/edge/live', async (route) => {
    const { host, port } = new URL(route.request().url());
    const url = `http://127.0.0.1:${port}/edge/live.json`;
    const live = await (await route.fetch({ url, headers: { host, accept: 'application/json' } })).json();
    expect(live.status).toBe(0);
    const body = `data: ${JSON.stringify({ ...live, status: 7 })}\n\n`;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await open();
  const cover = page.getByRole('dialog', { name: 'Aurora' });
  await expect(cover).toBeVisible();
  await expect(cover).toBeEmpty();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, width, height });
});
