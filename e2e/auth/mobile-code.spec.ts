import type { Page } from '@playwright/test';
import { codeTo } from '../support/outbox.ts';
import { PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { openGuard, sendCode, visitor } from './steps.ts';

const say = (key: string) => words('aurora', key);
/** A number that nobody has: unique by time. */
const newNumber = (): string => `10${String(Date.now()).slice(-8)}`;

async function bindMobile(page: Page, number: string): Promise<string> {
  await openGuard(page, 'aurora', 'mobile');
  await page.locator('input[name="mobileNum"]').fill(`0${number}`);
  await sendCode(page, 'aurora');
  const code = await codeTo('sms', number);
  await page.locator('input[name="code"]').fill(code);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:security.mobile.submit') }).click();
  await expect(page.getByText(`+82 ${number.slice(0, -4)}****`)).toBeVisible();
  return code;
}

test('a number that was bound signs in by a code, and brings a new password when the old one is forgotten', async ({
  page,
}) => {
  test.slow();
  const account = await register(page, 'aurora');
  const number = newNumber();
  const bound = await bindMobile(page, number);

  const bySms = await visitor(page, 'aurora');
  const login = bySms.getByRole('dialog');
  await login.getByText(say('auth:login.bySms')).click();
  await login
    .locator('input[name="mobileNum"]')
    .fill(`0${number.slice(0, 2)}-${number.slice(2, 6)}-${number.slice(6)}`);
  await sendCode(login, 'aurora');
  const code = await codeTo('sms', number, bound);
  await login.locator('input[name="code"]').fill(code);
  await login.locator('button[type="submit"]').click();
  await expect(bySms.getByTestId('balance')).toBeVisible();

  const forgetful = await visitor(page, 'aurora');
  await forgetful.getByRole('button', { name: say('auth:login.forgot') }).click();
  const forgot = forgetful.getByRole('dialog', { name: say('auth:forgot.title') });
  await forgot.getByText(say('auth:forgot.byPhone'), { exact: true }).click();
  await forgot.locator('input[name="mobileNum"]').fill(`0${number}`);
  await sendCode(forgot, 'aurora');
  await forgot.locator('input[name="code"]').fill(await codeTo('sms', number, code));
  await forgot.locator('input[name="newPassword"]').fill('Newer1234');
  await forgot.locator('button[type="submit"]').click();
  await expect(forgetful.getByTestId('balance')).toBeVisible();
  await expect(forgetful).toHaveURL(/\/(index)?$/);

  // The forgotten password's sessions are over, and the new one opens the account.
  await page.reload();
  await expect(page.getByTestId('balance')).toBeHidden();
  const again = await visitor(page, 'aurora');
  await again.locator('input[name="username"]').fill(account);
  await again.locator('input[name="password"]').fill('Newer1234');
  await again.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(again.getByTestId('balance')).toBeVisible();
});
