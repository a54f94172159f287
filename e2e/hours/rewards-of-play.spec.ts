import {
  advanceMinutes,
  approveDeposit,
  openConsole,
  openTestVendor,
  publishEnvelopes,
  publishTournament,
  setSwitch,
} from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { ledgerBalance, PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const PIN = '482913';

test('a settled bet scores in a tournament that pays its prize, an envelope is opened, and points become money behind the payment password', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { deposit, promotions, withdrawal } = site;
  const { envelopes, points, tournament } = promotions;
  const account = await register(site);
  const staff = await openConsole(browser);
  const [drop, cup] = ['Envelopes', 'Cup'].map((name) => `${name} ${Date.now()}`) as [string, string];
  await publishEnvelopes(staff, 'aurora', drop, 50_000);
  await publishTournament(staff, 'aurora', cup, 100_000);
  await site.open('/member/depositv2');
  await deposit.amount.fill('500000');
  await deposit.submit.click();
  await expect(deposit.guide).toBeVisible();
  await approveDeposit(staff, account);
  await expect(deposit.credited).toBeVisible();
  await advanceMinutes(staff, 2);

  await site.open('/member/rewardCenter?tab=tournaments');
  await tournament.joinOf(cup).click();
  await expect(tournament.noScore).toBeVisible();
  const vendor = await openTestVendor(staff, 'Aurora');
  await vendor.bet(account, '라이브 카지노', '500000');
  await vendor.say(account, '정산', '1000000');
  await advanceMinutes(staff, 1);
  await expect(tournament.scored.first()).toBeVisible();
  await takePicture(page, 'promotions-tournament-score');

  const before = await ledgerBalance(site);
  await envelopes.tab.click();
  await envelopes.open(drop).press('Enter');
  await expect(envelopes.card(drop)).toContainText('500');
  expect(await ledgerBalance(site)).toBe(before + 50_000);

  await site.open('/pointMall');
  // The points of the settled bet are booked by a job.
  await expect(points.holds('35.00')).toBeVisible();
  await points.amount.fill('30');
  await points.convert.click();
  await points.setPassword.click();
  await withdrawal.choosePassword(PIN, PASSWORD);
  await points.confirm(PIN);
  await expect(points.question).toHaveCount(0);
  await expect(points.converted).toBeVisible();
  // 30 points at 1,000 points for 10,000.
  await expect.poll(() => ledgerBalance(site)).toBe(before + 50_000 + 30_000);
  await takePicture(page, 'promotions-points-converted');

  await setSwitch(staff, 'aurora', 'PTSYS3', false);
  await expect(points.convert).toHaveCount(0);
  await setSwitch(staff, 'aurora', 'PTSYS3', true);
  await expect(points.convert).toBeVisible();
  await advanceMinutes(staff, 75);
  await expect.poll(() => ledgerBalance(site)).toBe(before + 50_000 + 30_000 + 100_000);
});
