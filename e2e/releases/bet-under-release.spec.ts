import type { Page, Route } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { addRelease, mixedAddress, serve, served } from '../support/kept-releases.ts';
import { betsInLedger, demo } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** Signs in, and presses the button that places a bet of the slip; `order` gets what it sends. */
async function placeBet(page: Page, order: (route: Route) => Promise<void>) {
  const site = siteOf(page, 'aurora');
  const { lottery } = site;
  await page.goto(`${mixedAddress()}/login`);
  await site.signIn.signIn(demo.agent.account, demo.agent.password);
  await expect(site.header.balance).toBeVisible();
  const before = await betsInLedger(site);
  await page.goto(`${mixedAddress()}/elott?gameCode=EK3M5&playType=sum-sides`);
  await lottery.side('lottery:option.big').click();
  await lottery.add.click();
  await expect(lottery.inSlip).toHaveCount(1);
  await page.route('**/lgw/orders', order, { times: 1 });
  const sent = page.waitForRequest('**/lgw/orders');
  await lottery.place.click();
  await sent;
  return { site, before };
}

/** Serves another release of the lottery, which the page has at its next navigation, and goes back to the lottery with it. */
async function meetRelease({ page, games, header, text }: ReturnType<typeof siteOf>, version: string): Promise<void> {
  addRelease('lottery', { version });
  serve({ ...served(), lottery: version });
  const code = page.waitForRequest(`**/assets/lottery/${version}/**`);
  await header.category(text('games:category.RNG')).click();
  await expect(games.mostPlayed).toBeVisible();
  await page.goBack();
  await code;
}

let current: ReturnType<typeof served>;
test.beforeEach(() => {
  current = served();
});
test.afterEach(() => serve(current));

test('a bet that has not arrived when the lottery gets a release stays on the slip, and is placed once by another press', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const isLate = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { site, before } = await placeBet(page, async (route) => {
    await isLate;
    await route.continue();
  });
  const { lottery } = site;
  const asked = page.waitForResponse('**/lgw/orders/outcome');
  await meetRelease(site, '1.0.0-before-bet');
  // The new release asks what has become of the bet. From then on the operator refuses it.
  await asked;
  const refused = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/lgw/orders');
  arrive();
  expect(await (await refused).json()).toMatchObject({ success: false, errorCode: 'request.abandoned' });
  await expect(lottery.inSlip).toHaveCount(1);
  expect(await betsInLedger(site)).toBe(before);
  await lottery.place.click();
  await expect(lottery.inSlip).toHaveCount(0);
  expect(await betsInLedger(site)).toBe(before + 1);
});

test('a bet that is placed while the lottery gets a release is found by the new one, and gone from the slip', async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { site, before } = await placeBet(page, async (route) => {
    // Only the browser finds *.localhost.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    await isReleased;
    await route.fulfill({ response });
  });
  await expect.poll(() => betsInLedger(site)).toBe(before + 1);
  await meetRelease(site, '1.0.0-after-bet');
  answer();
  await expect(site.lottery.inSlip).toHaveCount(0);
  expect(await betsInLedger(site)).toBe(before + 1);
});
