import type { Page, Request } from '@playwright/test';
import { popularSlots } from '../pages/game-list.ts';
import { siteOf } from '../pages/site.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const isPicture = (request: Request) => /^images-\d\.localhost:/.test(new URL(request.url()).host);
const [slot] = popularSlots;
/** The list that has it, whatever was played. */
const listOfSlot = '/rng?q=Starlit+Crystal+Palace';
/** The operator's picture of a slot, once it is whole. */
const picture = (page: Page) => siteOf(page, 'lotus').games.picture(slot);

test("a merchant's pictures come from one of its hosts, and the page takes them from nowhere else", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => isPicture(request) && asked.push(new URL(request.url()).host));
  const answer = await siteOf(page, 'lotus').open(listOfSlot);
  await expect(picture(page)).toBeVisible();
  await expect(picture(page)).toHaveAttribute('src', new RegExp(`^http://${asked[0]}/games/${slot}\\.svg$`));
  expect(await picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(300);
  expect(new Set(asked).size).toBe(1);
  const lotus = new URL(page.url()).origin;
  const [one, two] = ['images-1', 'images-2'].map((host) => lotus.replace('lotus', host));
  expect(answer?.headers()['content-security-policy']).toContain(`img-src 'self' data: ${one} ${two};`);
});

test("a merchant's pictures are drawn in the page where it has no hosts for them", async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && foreign.push(request.url()));
  const { open, games } = siteOf(page, 'aurora');
  await open(listOfSlot);
  await expect(games.pictures(slot)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});

test.describe('hosts that are down', () => {
  test.use({ expected: { errors: [/net::ERR_FAILED/] } });

  test('a picture whose host is down comes from the next one', async ({ page }) => {
    let down: string | undefined;
    await page.route(
      (url) => url.hostname.startsWith('images-'),
      (route) => {
        const { host } = new URL(route.request().url());
        down ??= host;
        return host === down ? route.abort() : route.continue();
      },
    );
    await siteOf(page, 'lotus').open(listOfSlot);
    await expect(picture(page)).toBeVisible();
    const src = await picture(page).getAttribute('src');
    expect(src).toMatch(/^http:\/\/images-[12]\.localhost:/);
    expect(src).not.toContain(down);
  });

  test('a picture is drawn in the page when no host is left', async ({ page }) => {
    const failed: string[] = [];
    await page.route(
      (url) => url.hostname.startsWith('images-'),
      (route) => route.abort(),
    );
    page.on('requestfailed', (request) => isPicture(request) && failed.push(new URL(request.url()).hostname));
    await siteOf(page, 'lotus').open(listOfSlot);
    await expect.poll(() => new Set(failed).size).toBe(2);
    const pictures = siteOf(page, 'lotus').games.pictures(slot);
    await expect(pictures.and(page.locator('[src^="http"]'))).toHaveCount(0);
    const drawn = pictures.and(page.locator('[src^="data:"]'));
    await expect(drawn).toBeVisible();
    await expect(drawn).toHaveJSProperty('complete', true);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test("a game opens on one of the merchant's hosts for launches, and can be played there", async ({ page }) => {
  const site = siteOf(page, 'lotus');
  await signIn(site, demo.member);
  await site.menu.choose('games:menu.centre');
  await site.games.tiles.first().getByRole('link').click();
  await expect(site.game.frame).toHaveAttribute('src', /^http:\/\/games-[12]\.localhost:\d+\/play\/[\w-]+#launch=/);
  await expect(site.game.spin).toBeVisible();
  // It has told the page that it is ready: nothing stands over the frame any more.
  await expect(site.game.opening).toHaveCount(0);
});
