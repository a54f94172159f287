import { type Site, siteOf } from '../pages/site.ts';
import { codeTo } from '../support/outbox.ts';
import { PASSWORD, register, visitorOf } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** A number that nobody has: unique by time. */
const newNumber = (): string => `10${String(Date.now()).slice(-8)}`;

async function bindMobile({ page, header, security: { mobile } }: Site, number: string): Promise<string> {
  await header.chooseOfAccount('auth:menu.account');
  await mobile.row.click();
  await mobile.number.fill(`0${number}`);
  await mobile.sendCode();
  const code = await codeTo('sms', number);
  await mobile.code.fill(code);
  await mobile.password.fill(PASSWORD);
  await mobile.submit.click();
  await expect(page.getByText(`+82 ${number.slice(0, -4)}****`)).toBeVisible();
  return code;
}

test('a number that was bound signs in by a code, and brings a new password when the old one is forgotten', async ({
  page,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const account = await register(site);
  const number = newNumber();
  const bound = await bindMobile(site, number);

  const byCode = await visitorOf(site);
  const { mobile } = byCode.signIn;
  await byCode.signIn.byCode.check({ force: true });
  await mobile.number.fill(`0${number.slice(0, 2)}-${number.slice(2, 6)}-${number.slice(6)}`);
  await mobile.sendCode();
  const code = await codeTo('sms', number, bound);
  await mobile.code.fill(code);
  await byCode.signIn.submit.click();
  await expect(byCode.header.balance).toBeVisible();

  const forgetful = await visitorOf(site);
  const { forgot } = forgetful;
  await forgetful.signIn.forgot.click();
  await forgot.byPhone.check({ force: true });
  await forgot.mobile.number.fill(`0${number}`);
  await forgot.mobile.sendCode();
  await forgot.mobile.code.fill(await codeTo('sms', number, code));
  await forgot.password.fill('Newer1234');
  await forgot.changeAndSignIn.click();
  await expect(forgetful.header.balance).toBeVisible();
  await expect(forgetful.page).toHaveURL(/\/(index)?$/);

  // The forgotten password's sessions are over, and the new one opens the account.
  await page.reload();
  await expect(site.header.balance).toBeHidden();
  const again = await visitorOf(site);
  await again.signIn.signIn(account, 'Newer1234');
  await expect(again.header.balance).toBeVisible();
});
