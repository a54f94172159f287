import { codeTo, linkTo } from '../support/outbox.ts';
import { PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { openGuard, sendCode, visitor } from './steps.ts';

// Behind the guard of `loginedToHomePage`, where a visitor reaches little but the login.
const say = (key: string) => words('harbor', key);

test('a mailed link brings a new password once, and is out of the address at once', async ({ page }) => {
  const account = await register(page, 'harbor');
  const email = `${account}@example.com`;
  await openGuard(page, 'harbor', 'email');
  await page.locator('input[name="email"]').fill(email);
  await sendCode(page, 'harbor');
  await page.locator('input[name="code"]').fill(await codeTo('email', email));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:security.email.submit') }).click();
  await expect(page.getByText(new RegExp(`^${email.slice(0, 2)}\\*{4}@example\\.com$`))).toBeVisible();

  const forgetful = await visitor(page, 'harbor');
  await forgetful.getByRole('button', { name: say('auth:login.forgot') }).click();
  const forgot = forgetful.getByRole('dialog', { name: say('auth:forgot.title') });
  await forgot.locator('input[name="username"]').fill(account);
  await forgot.locator('input[name="email"]').fill(email);
  await forgot.locator('button[type="submit"]').click();
  await expect(forgetful.getByText(email)).toBeVisible();

  const link = await linkTo(email);
  const opened = await visitor(page, 'harbor');
  await opened.goto('about:blank');
  await opened.goto(link);
  const reset = opened.getByRole('form', { name: say('auth:forgot.resetTitle') });
  await expect(reset).toBeVisible();
  await expect(opened).toHaveURL(/\/login$/);
  await reset.locator('input[name="newPassword"]').fill('Mailed1234');
  await reset.locator('input[name="confirmNewPassword"]').fill('Mailed1234');
  await reset.locator('button[type="submit"]').click();
  await expect(reset).toBeHidden();
  const login = opened.getByRole('dialog', { name: say('auth:login.title') });
  await login.locator('input[name="username"]').fill(account);
  await login.locator('input[name="password"]').fill('Mailed1234');
  await login.locator('button[type="submit"]').click();
  await expect(opened.getByTestId('balance')).toBeVisible();
});
