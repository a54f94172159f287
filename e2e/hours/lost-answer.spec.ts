import type { Page } from '@playwright/test';
import { advanceMs, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { fetchFromSite } from '../support/held-requests.ts';
import { betsInLedger, demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

interface Draw {
  readonly gameCode: string;
  readonly serverTimeMs: number;
  readonly current: { readonly issue: string; readonly closesAtMs: number };
}

const k3 = (list: readonly Draw[]): Draw => {
  const found = list.find(({ gameCode }) => gameCode === 'K3');
  if (!found) throw new Error('The merchant has no K3.');
  return found;
};

/** Moves the operator's time so that the open K3 issue takes bets for so long. */
async function leaveOpenFor(page: Page, operator: Page, ms: number): Promise<void> {
  const list = await page.evaluate(async () => {
    const answer = await fetch('/lgw/draw', { headers: { Merchant: 'aurora', Language: 'KO' } });
    return ((await answer.json()) as { value: { list: Draw[] } }).value.list;
  });
  const { serverTimeMs, current } = k3(list);
  const left = current.closesAtMs - serverTimeMs;
  await advanceMs(operator, Math.round(left > ms ? left - ms : left + 60_000 - ms));
}

// The answer of one bet is lost on purpose.
test.use({ viewport: { width: 390, height: 844 }, expected: { errors: [/net::ERR_CONNECTION_RESET/] } });

test('a bet whose answer was lost is found, not placed again, by a press after its issue has closed', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  const operator = await openConsole(browser);
  const site = siteOf(page, 'aurora');
  const { lottery } = site;
  await signIn(site, demo.member);
  const before = await betsInLedger(site);
  await leaveOpenFor(page, operator, 15_000);

  // Few seconds are left: the address is quicker than three presses.
  await site.open('/lottery?gameCode=K3&playType=sum-sides');
  await lottery.side('lottery:option.big').click();
  await page.route(
    '**/lgw/orders',
    async (route) => {
      await fetchFromSite(route);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const sent = page.waitForRequest('**/lgw/orders');
  await lottery.placeShort.click();
  const { lines } = (await sent).postDataJSON() as { lines: { issue: string }[] };
  const check = lottery.checkPlaced;
  await expect(check).toBeVisible();
  await expect.poll(() => betsInLedger(site)).toBe(before + 1);

  await page.waitForResponse(
    async (answer) =>
      new URL(answer.url()).pathname === '/lgw/draw' &&
      k3(((await answer.json()) as { value: { list: Draw[] } }).value.list).current.issue !== lines[0]?.issue,
    { timeout: 75_000 },
  );
  await check.click();
  await expect(lottery.placedFound).toBeVisible();
  await expect(check).toHaveCount(0);
  expect(await betsInLedger(site)).toBe(before + 1);
});
