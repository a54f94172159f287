import { advanceMs, nowMs, openConsole, openTestVendor, putSettings } from '../pages/console.ts';
import { contractPages } from '../pages/contract-pages.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const downline = { account: 'dist03', password: 'Team1234' };
const player = 'd03m01';
const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** When the next week begins in Seoul. */
function nextMonday(ms: number): number {
  const day = Math.floor((ms + 9 * hourMs) / dayMs);
  return (day - ((day + 3) % 7) + 7) * dayMs - 9 * hourMs;
}

test('a dividend by week and a daily wage are billed when they are over, paid by hand from their pages, and explained to both sides', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const other = siteOf(await (await browser.newContext()).newPage(), 'aurora');
  const [given, received] = [contractPages(site), contractPages(other)];
  let staff = await openConsole(browser);
  await putSettings(staff, 'aurora', { passwordDays: 3650 });
  await signIn(site, demo.agent);
  await signIn(other, downline);
  await site.open('/agent/contracts');
  await given.offer('dividend', downline.account, '10', { week: true, byHand: true });
  await given.offer('daily', downline.account, '1', { byHand: true });
  await other.open('/agent/contracts');
  await received.accept();
  await received.accept();

  let now = await nowMs(staff);
  const monday = nextMonday(now);
  await advanceMs(staff, monday + 12 * hourMs - now);
  // Days have ended every session.
  await signIn(siteOf(await (await browser.newContext()).newPage(), 'aurora'), { ...downline, account: player });
  staff = await openConsole(browser);
  const vendor = await openTestVendor(staff, 'Aurora');
  await vendor.bet(player, '라이브 카지노', '10000');
  await expect(vendor.row(player)).toContainText('진행 중');
  await staff.reload();
  await vendor.say(player, '정산', '0');
  await expect(vendor.row(player)).not.toContainText('진행 중');
  now = await nowMs(staff);
  // At noon: other days go on from here.
  await advanceMs(staff, monday + 7 * dayMs + 12 * hourMs - now);

  await signIn(site, demo.agent);
  await site.open('/agent/dividendRecord?side=given');
  await expect(given.bills('issued').first()).toBeVisible();
  await takePicture(page, 'agent-bills-given');
  await given.pay.click();
  await expect(given.bills('paid').first()).toBeVisible();
  await site.agent.choose('agent:menu.dailyWages');
  await given.givenBills.click();
  await given.payAll.click();
  await takePicture(page, 'agent-pay-all');
  await given.payAllNow.click();
  await expect(given.question).toHaveCount(0);
  await expect(given.bills('paid').first()).toBeVisible();

  await signIn(other, downline);
  await other.open('/agent/dailyWages');
  await expect(received.bills('paid').first()).toBeVisible();
  await other.agent.choose('agent:menu.dividendRecord');
  await expect(other.title(other.text('agent:menu.dividendRecord'))).toBeVisible();
  await received.explain.first().click();
  await expect(received.explanation).toContainText('10,000.00');
  await received.showTeam.click();
  await expect(received.team.getByRole('row').filter({ hasText: player })).toContainText('10,000.00');
  await takePicture(other.page, 'agent-bill-team');
  await putSettings(await openConsole(browser), 'aurora', { passwordDays: 90 });
});
