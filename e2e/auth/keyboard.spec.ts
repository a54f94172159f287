import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { codeTo } from '../support/outbox.ts';
import { newAccount, newMobile, PASSWORD } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** Whether a key that is pressed now reaches something of the page. */
const hasPlace = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

test('by keyboard alone one registers, closes the greeting, sets a withdrawal password and signs in, and never loses the place', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { register: form, header, promotions, signIn } = site;
  await site.open();
  await header.register.press('Enter');
  await form.chooseUsername();
  // From the country straight to its number, past the list that it opens.
  await form.mobile.country.focus();
  await page.keyboard.press('Tab');
  await expect(form.mobile.number).toBeFocused();
  const [account, mobile] = [newAccount(), newMobile()];
  await form.field('username').fill(account);
  await form.mobile.number.fill(mobile);
  await form.mobile.send.press('Enter');
  await form.mobile.code.fill(await codeTo('sms', mobile));
  for (const name of ['password', 'confirmPassword']) await form.field(name).fill(PASSWORD);
  await form.consent.press('Space');
  await form.submit.press('Enter');
  await promotions.closeGreeting.press('Enter');
  await expect(promotions.greeting).toHaveCount(0);
  await expect.poll(() => hasPlace(page)).toBe(true);

  await site.open('/member/withdraw');
  await site.withdrawal.setPassword.press('Enter');
  await expect(site.withdrawal.newPin).toBeFocused();
  await site.withdrawal.choosePassword('246813', PASSWORD);
  await expect(site.withdrawal.firstPassword).toHaveCount(0);
  await expect.poll(() => hasPlace(page)).toBe(true);

  await site.open();
  await header.signOut();
  await expect.poll(() => hasPlace(page)).toBe(true);
  await header.signIn.press('Enter');
  await expect(signIn.username).toBeFocused();
  await page.keyboard.type(account);
  await signIn.password.fill(PASSWORD);
  await signIn.password.press('Enter');
  await expect(header.balance).toBeVisible();
  await expect.poll(() => hasPlace(page)).toBe(true);
});
