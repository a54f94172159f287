import { approveDeposit, openConsole, openTestVendor } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { register, registerByLink } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { wholeBrowser } from '../support/whole-browser.ts';

test.use({ ...wholeBrowser, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone in Vietnamese a member copies the link, a friend opens it, registers and plays enough, and the open page follows', async ({
  page,
  browser,
}) => {
  test.slow();
  const member = siteOf(page, 'lotus');
  const { referral } = member.promotions;
  await register(member);
  await member.menu.choose('promotions:menu.share');
  await expect(page).toHaveURL(member.address('/member/referral'));
  await expect(referral.none).toBeVisible();
  await referral.copy.tap();
  await expect(referral.copied).toBeVisible();
  const link = await referral.link.innerText();
  expect(link).toContain(`referralCode=${await referral.code.innerText()}`);

  const { friend, account } = await registerByLink(browser, 'lotus', link);
  await expect(referral.state('registered')).toBeVisible();
  await expect(referral.figure('visited')).toHaveText('1');
  await expect(referral.figure('registered')).toHaveText('1');

  await friend.menu.choose('wallet:menu.deposit');
  await friend.deposit.amount.fill('500000');
  await friend.deposit.submit.click();
  await expect(friend.deposit.guide).toBeVisible();
  const staff = await openConsole(browser);
  await approveDeposit(staff, account);
  const vendor = await openTestVendor(staff, 'Lotus');
  await vendor.bet(account, '라이브 카지노', '500000');
  await expect(vendor.row(account)).toContainText('진행 중');
  await vendor.say(account, '정산', '0');

  await expect(referral.state('qualified')).toBeVisible();
  await expect(referral.figure('qualified')).toHaveText('1');
  await expect(referral.figure('paid')).toHaveText('0');
  await takePicture(page, 'promotions-referral');
  await friend.page.context().close();
});
