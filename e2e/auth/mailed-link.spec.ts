import { siteOf } from '../pages/site.ts';
import { codeTo, linkTo } from '../support/outbox.ts';
import { PASSWORD, register, visitorOf } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a mailed link brings a new password once, and is out of the address at once', async ({ page }) => {
  // Behind the guard of `loginedToHomePage`, where a visitor reaches little but the login.
  const site = siteOf(page, 'harbor');
  const account = await register(site);
  const email = `${account}@example.com`;
  const own = site.security.email;
  await site.header.chooseOfAccount('auth:menu.account');
  await own.row.click();
  await own.email.fill(email);
  await own.sendCode();
  await own.code.fill(await codeTo('email', email));
  await own.password.fill(PASSWORD);
  await own.submit.click();
  await expect(page.getByText(new RegExp(`^${email.slice(0, 2)}\\*{4}@example\\.com$`))).toBeVisible();

  const { signIn, forgot, page: forgetful } = await visitorOf(site);
  await signIn.forgot.click();
  await forgot.username.fill(account);
  await forgot.email.fill(email);
  await forgot.sendMail.click();
  await expect(forgetful.getByText(email)).toBeVisible();

  const opened = await visitorOf(site);
  await opened.page.goto('about:blank');
  await opened.page.goto(await linkTo(email));
  await expect(opened.reset.form).toBeVisible();
  await expect(opened.page).toHaveURL(/\/login$/);
  await opened.reset.choose('Mailed1234');
  await expect(opened.reset.form).toBeHidden();
  await opened.signIn.signIn(account, 'Mailed1234');
  await expect(opened.header.balance).toBeVisible();
});
