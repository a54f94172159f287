import type { Page, Request } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const isPicture = (request: Request) => /^images-\d\.localhost:/.test(new URL(request.url()).host);
const tiles = (page: Page) => page.locator('[data-game]');
/** The operator's picture of the first tile, once it is whole. */
const picture = (page: Page) => tiles(page).first().locator('img[data-whole="true"]');

test.describe("a merchant's pictures", () => {
  test('come from one of its hosts, and the page takes them from nowhere else', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => isPicture(request) && asked.push(new URL(request.url()).host));
    const answer = await page.goto(`${site('lotus')}/rng`);
    await expect(picture(page)).toBeVisible();
    const code = await tiles(page).first().getAttribute('data-game');
    await expect(picture(page)).toHaveAttribute('src', new RegExp(`^http://${asked[0]}/games/${code}\\.svg$`));
    expect(await picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
    expect(new Set(asked).size).toBe(1);
    const [one, two] = ['images-1', 'images-2'].map((host) => site('lotus').replace('lotus', host));
    expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${one} ${two};`);
  });

  test('are drawn in the page where a merchant has no hosts for them', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => request.resourceType() === 'image' && foreign.push(request.url()));
    await page.goto(`${site('aurora')}/rng`);
    await expect(tiles(page).first().locator('img')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
});

test.describe("a merchant's pictures, when a host is down,", () => {
  test.use({ expected: { errors: [/net::ERR_FAILED/] } });

  test('come from the next one', async ({ page }) => {
    let down: string | undefined;
    await page.route(
      (url) => url.hostname.startsWith('images-'),
      (route) => {
        const { host } = new URL(route.request().url());
        down ??= host;
        return host === down ? route.abort() : route.continue();
      },
    );
    await page.goto(`${site('lotus')}/rng`);
    await expect(picture(page)).toBeVisible();
    const src = await picture(page).getAttribute('src');
    expect(src).toMatch(/^http:\/\/images-[12]\.localhost:/);
    expect(src).not.toContain(down);
  });

  test('are drawn in the page when no host is left', async ({ page }) => {
    const failed: string[] = [];
    await page.route(
      (url) => url.hostname.startsWith('images-'),
      (route) => route.abort(),
    );
    page.on('requestfailed', (request) => isPicture(request) && failed.push(new URL(request.url()).hostname));
    await page.goto(`${site('lotus')}/rng`);
    await expect.poll(() => new Set(failed).size).toBe(2);
    await expect(tiles(page).first().locator('img').first()).toHaveJSProperty('complete', true);
    await expect(tiles(page).first().locator('img[src^="http"]')).toHaveCount(0);
    await expect(tiles(page).first().locator('img[src^="data:"]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test("a game opens on one of the merchant's hosts for launches, and can be played there", async ({ page }) => {
  await signIn(page, 'lotus', 'player01', 'Play1234');
  await page.goto(`${site('lotus')}/rng`);
  await tiles(page).first().locator('a').first().click();
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    /^http:\/\/games-[12]\.localhost:\d+\/play\/[\w-]+#launch=/,
  );
  const spin = page.frameLocator('iframe').locator('button.spin, button').first();
  await expect(spin).toBeVisible();
  // It has told the page that it is ready: nothing stands over the frame any more.
  await expect(page.getByText(words('lotus', 'games:frame.openingDetail'))).toHaveCount(0);
});
