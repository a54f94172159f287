import { approveDeposit, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { newBankAccount, PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const PIN = '246813';

test('by keyboard in Korean a member takes a break of 24 hours: a bet and a deposit are refused, offers are gone, and money is withdrawn', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { deposit, lottery, promotions, security, withdrawal } = site;
  const account = await register(site);
  await site.open('/member/depositv2');
  await deposit.amount.fill('50000');
  await deposit.submit.press('Enter');
  await approveDeposit(await openConsole(browser), account);
  await expect(deposit.credited).toBeVisible();

  // From the words about responsible gaming to the account.
  await site.open('/responsible');
  await page
    .getByRole('main')
    .getByRole('link', { name: site.text('shell:content.break.link'), exact: true })
    .press('Enter');
  await security.break.length('24시간').press('Space');
  await security.break.begin.press('Enter');
  await takePicture(page, 'auth-take-a-break');
  await security.break.confirm.press('Enter');
  await expect(security.break.runs).toBeVisible();
  await expect(security.break.runs).toBeFocused();

  await site.open('/lottery?gameCode=K3');
  await lottery.tab('lottery:tab.sides').press('Enter');
  await lottery.side('lottery:option.big').press('Enter');
  await lottery.add.press('Enter');
  await lottery.place.press('Enter');
  await expect(lottery.onBreak).toBeVisible();

  await site.open('/promotions');
  await expect(promotions.closed.first()).toBeVisible();
  await expect(promotions.promotion('first-deposit')).toHaveCount(0);

  await site.open('/member/depositv2');
  await expect(deposit.onBreak).toBeVisible();

  await site.open('/member/withdraw');
  await withdrawal.amount.fill('20000');
  await withdrawal.addAccount.press('Enter');
  await withdrawal.choosePassword(PIN, PASSWORD);
  await withdrawal.nameAccount({ number: newBankAccount(), holder: '데모회원', pin: PIN });
  await withdrawal.submit.press('Enter');
  await withdrawal.confirm(PIN);
  await expect(withdrawal.step('review_now')).toBeVisible();
});
