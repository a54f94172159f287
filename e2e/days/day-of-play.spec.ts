import { advanceMinutes, approveDeposit, openConsole, openTestVendor, setSwitch } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { ledgerBalance, PASSWORD, register, registerByLink, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('in Vietnamese an invited friend wins and is on the list until leaving it, rises a level, claims the cashback of the day, and both are paid for the invitation', async ({
  page,
  browser,
}) => {
  test.slow();
  const member = siteOf(page, 'lotus');
  const inviting = await register(member);
  await member.open('/member/referral');
  const link = await member.promotions.referral.link.innerText();
  const { friend, account } = await registerByLink(browser, 'lotus', link);
  const { promotions } = friend;

  const staff = await openConsole(browser);
  await friend.open('/member/depositv2');
  await friend.deposit.amount.fill('600000');
  await friend.deposit.submit.click();
  await expect(friend.deposit.guide).toBeVisible();
  await approveDeposit(staff, account);
  const vendor = await openTestVendor(staff, 'Lotus');
  await vendor.bet(account, '라이브 카지노', '600000');
  await expect(vendor.row(account)).toContainText('진행 중');
  // An amount of its own, for the list also holds what an earlier try has won.
  const won = 1_200_000 + Math.floor(Math.random() * 90_000);
  await vendor.say(account, '정산', String(won));
  await expect.poll(() => ledgerBalance(friend)).toBe(won);
  // Until the job has looked at levels.
  await advanceMinutes(staff, 2);

  await friend.open('/index');
  await promotions.winners.all.click();
  const win = promotions.winners.dialog.getByRole('row').filter({ hasText: won.toLocaleString('vi') });
  await expect(win).toContainText('****');
  await promotions.winners.shown.click();
  await expect(win).toHaveCount(0);
  await takePicture(friend.page, 'promotions-winners');
  await friend.open('/vip');
  await expect(promotions.vip.own).toContainText('Đồng');

  await advanceMinutes(staff, 25 * 60);
  await signIn(friend, { account, password: PASSWORD });
  await friend.open('/member/manualRebate');
  const before = await ledgerBalance(friend);
  await promotions.cashback.claim.press('Enter');
  await expect(promotions.cashback.claim).toHaveCount(0);
  expect(await ledgerBalance(friend)).toBeGreaterThan(before);
  await takePicture(friend.page, 'promotions-cashback-claimed');

  await signIn(member, { account: inviting, password: PASSWORD });
  await member.open('/member/referral');
  await expect(member.promotions.referral.state('paid')).toBeVisible();
  await expect(member.promotions.referral.figure('paid')).toHaveText('1');
  const again = await openConsole(browser);
  await setSwitch(again, 'lotus', 'REFERRAL3', false);
  await expect(member.promotions.referral.link).toHaveCount(0);
  await setSwitch(again, 'lotus', 'REFERRAL3', true);
  await expect(member.promotions.referral.link).toBeVisible();
});
