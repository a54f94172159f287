import type { Page, Route } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { fetchFromSite, gate } from '../support/held-requests.ts';
import { addRelease, mixedAddress, serve, served } from '../support/kept-releases.ts';
import { betsInLedger, demo } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** Signs in and places a bet from the slip. `onOrder` handles its request; `before`: how many bets the ledger has until then. */
async function placeBet(page: Page, onOrder: (route: Route) => Promise<void>) {
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
  await page.route('**/lgw/orders', onOrder, { times: 1 });
  const sent = page.waitForRequest('**/lgw/orders');
  await lottery.place.click();
  await sent;
  return { site, before };
}

/** Serves another release of the lottery, then leaves the lottery and comes back, so that the page runs the new release. */
async function switchLotteryTo(
  { page, games, header, text }: ReturnType<typeof siteOf>,
  version: string,
): Promise<void> {
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
  const { open: arrive, opened: mayArrive } = gate();
  const { site, before } = await placeBet(page, async (route) => {
    await mayArrive;
    await route.continue();
  });
  const { lottery } = site;
  const asked = page.waitForResponse('**/lgw/orders/outcome');
  await switchLotteryTo(site, '1.0.0-before-bet');
  // The new release asks what has become of the bet. From then on the operator refuses it.
  await asked;
  // The member's bets are read from the same address by GET.
  const refused = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/lgw/orders' && answer.request().method() === 'POST',
  );
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
  const { open: answer, opened: mayAnswer } = gate();
  const { site, before } = await placeBet(page, async (route) => {
    const response = await fetchFromSite(route);
    await mayAnswer;
    await route.fulfill({ response });
  });
  await expect.poll(() => betsInLedger(site)).toBe(before + 1);
  await switchLotteryTo(site, '1.0.0-after-bet');
  answer();
  await expect(site.lottery.inSlip).toHaveCount(0);
  expect(await betsInLedger(site)).toBe(before + 1);
});
