import type { Page } from '@playwright/test';
import { approveDeposit, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { codeTo } from '../support/outbox.ts';
import { newAccount, newBankAccount, newMobile, PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** A key that is pressed once the page has settled still reaches something of it. */
const expectFocusKept = async (page: Page) => {
  await page.waitForTimeout(300);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
};

test('by keyboard alone one registers, sets a withdrawal password, cancels a withdrawal, gives a bonus up and signs in, and never loses the place', async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'aurora');
  const { register: form, header, deposit, promotions, signIn, withdrawal } = site;
  await site.open();
  await header.register.press('Enter');
  await form.chooseUsername();
  // From the country straight to its number, past the list that it opens.
  await form.mobile.country.focus();
  await page.keyboard.press('Tab');
  await expect(form.mobile.number).toBeFocused();
  const [account, mobile] = [newAccount(), newMobile('aurora')];
  await form.field('username').fill(account);
  await form.mobile.number.fill(mobile);
  await form.mobile.send.press('Enter');
  await form.mobile.code.fill(await codeTo('sms', mobile));
  for (const name of ['password', 'confirmPassword']) await form.field(name).fill(PASSWORD);
  await form.field('payeeName').fill('데모회원');
  await form.consent.press('Space');
  await form.submit.press('Enter');
  await expect(promotions.greeting).toBeFocused();
  // The toast of the new account lies over neither it nor the greeting.
  await expect(site.closeToast).toBeVisible();
  const [toast, bar] = [await site.closeToast.boundingBox(), await page.locator('header').first().boundingBox()];
  expect(toast?.y ?? 0).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await promotions.closeGreeting.press('Enter');
  await expect(promotions.greeting).toHaveCount(0);
  await expectFocusKept(page);

  await site.open('/member/depositv2');
  await deposit.amount.fill('50000');
  await deposit.submit.press('Enter');
  await approveDeposit(await openConsole(browser), account);
  await expect(deposit.credited).toBeVisible();

  await site.open('/member/withdraw');
  await withdrawal.amount.fill('20000');
  await withdrawal.addAccount.press('Enter');
  await expect(withdrawal.newPin).toBeFocused();
  await withdrawal.choosePassword('246813', PASSWORD);
  await withdrawal.nameAccount({ number: newBankAccount(), holder: '데모회원', pin: '246813' });
  await expectFocusKept(page);
  await withdrawal.submit.press('Enter');
  await withdrawal.cancel.press('Enter');
  await expect(withdrawal.confirmation).toHaveCount(0);
  await expectFocusKept(page);

  await site.open('/promotions');
  await promotions.promotion('first-deposit').press('Enter');
  await promotions.claim.press('Enter');
  await expect(promotions.wagering).toBeVisible();
  await expectFocusKept(page);
  await site.open('/member/withdraw');
  await withdrawal.giveUpBonus.press('Enter');
  await promotions.confirmGiveUp.press('Enter');
  await expect(withdrawal.giveUpBonus).toHaveCount(0);
  await expectFocusKept(page);

  await site.open();
  await header.signOut();
  await expectFocusKept(page);
  await header.signIn.press('Enter');
  await expect(signIn.username).toBeFocused();
  await page.keyboard.type(account);
  await signIn.password.fill(PASSWORD);
  await signIn.password.press('Enter');
  await expect(header.balance).toBeVisible();
  await expectFocusKept(page);
});
