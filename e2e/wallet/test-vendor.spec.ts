import { openConsole, openTestVendor } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { demo, readGreeting, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test("a bet of the test vendor is settled, corrected and taken back at the console, and the player's record follows", async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'lotus');
  const { account } = demo.member;
  await readGreeting(site);
  await signIn(site, demo.member);
  const operator = await openConsole(browser);
  const vendor = await openTestVendor(operator, 'Lotus');
  await vendor.bet(account, '라이브 카지노', '1000');
  await expect(vendor.row(account)).toContainText('진행 중');

  const steps = [
    ['정산', '2500', '정산'],
    ['정정', '400', 'resettle'],
    ['무효 처리', undefined, '무효'],
  ] as const;
  for (const [act, amount, shown] of steps) {
    await vendor.say(account, act, amount);
    await expect(vendor.row(account)).toContainText(shown);
  }
  await site.open('/member/personalHistoryCopy');
  await site.bets.opens.first().click();
  await expect(site.bets.movements).toHaveCount(5);
});
