import type { Locator, Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { openConsole } from '../support/console.ts';
import { PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { codeTo, linkTo } from './outbox.ts';

const say = (key: string) => words('aurora', key);
/** A number that nobody has: unique by time. */
const newNumber = (): string => `10${String(Date.now()).slice(-8)}`;

async function sendCode(form: Page | Locator): Promise<void> {
  await form.getByRole('button', { name: say('auth:code.send') }).click();
  await expect(form.getByRole('button', { name: new RegExp(`${say('auth:code.resend')} \\d:\\d\\d`) })).toBeDisabled();
}

async function openGuard(page: Page, guard: 'mobile' | 'email'): Promise<void> {
  await page.goto(`${site('aurora')}/member/securityCenter`);
  await page.getByRole('button', { name: new RegExp(`^${say(`auth:security.${guard}.title`)}: `) }).click();
}

async function bindMobile(page: Page, console: Page, number: string): Promise<string> {
  await openGuard(page, 'mobile');
  await page.locator('input[name="mobileNum"]').fill(`0${number}`);
  await sendCode(page);
  const code = await codeTo(console, 'sms', number);
  await page.locator('input[name="code"]').fill(code);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:security.mobile.submit') }).click();
  await expect(page.getByText(`+82 ${number.slice(0, -4)}****`)).toBeVisible();
  return code;
}

/** Somebody who is not signed in: another window of the same browser. */
async function visitor(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await other.goto(`${site('aurora')}/login`);
  return other;
}

test('a number that was bound signs in by a code, and brings a new password when the old one is forgotten', async ({
  page,
  browser,
}) => {
  const console = await openConsole(browser);
  const account = await register(page, 'aurora');
  const number = newNumber();
  const bound = await bindMobile(page, console, number);

  const bySms = await visitor(page);
  const login = bySms.getByRole('dialog');
  await login.getByText(say('auth:login.bySms')).click();
  await login
    .locator('input[name="mobileNum"]')
    .fill(`0${number.slice(0, 2)}-${number.slice(2, 6)}-${number.slice(6)}`);
  await sendCode(login);
  const code = await codeTo(console, 'sms', number, bound);
  await login.locator('input[name="code"]').fill(code);
  await login.locator('button[type="submit"]').click();
  await expect(bySms.getByTestId('balance')).toBeVisible();

  const forgetful = await visitor(page);
  await forgetful.getByRole('button', { name: say('auth:login.forgot') }).click();
  const forgot = forgetful.getByRole('dialog', { name: say('auth:forgot.title') });
  await forgot.getByText(say('auth:forgot.byPhone'), { exact: true }).click();
  await forgot.locator('input[name="mobileNum"]').fill(`0${number}`);
  await sendCode(forgot);
  await forgot.locator('input[name="code"]').fill(await codeTo(console, 'sms', number, code));
  await forgot.locator('input[name="newPassword"]').fill('Newer1234');
  await forgot.locator('button[type="submit"]').click();
  await expect(forgetful.getByTestId('balance')).toBeVisible();
  await expect(forgetful).toHaveURL(/\/(index)?$/);

  // The forgotten password's sessions are over, and the new one opens the account.
  await page.reload();
  await expect(page.getByTestId('balance')).toBeHidden();
  const again = await visitor(page);
  await again.locator('input[name="username"]').fill(account);
  await again.locator('input[name="password"]').fill('Newer1234');
  await again.getByRole('dialog').locator('button[type="submit"]').click();
  await expect(again.getByTestId('balance')).toBeVisible();
});

test('a mailed link brings a new password once, and is out of the address at once', async ({ page, browser }) => {
  const console = await openConsole(browser);
  const account = await register(page, 'aurora');
  const email = `${account}@example.com`;
  await openGuard(page, 'email');
  await page.locator('input[name="email"]').fill(email);
  await sendCode(page);
  await page.locator('input[name="code"]').fill(await codeTo(console, 'email', email));
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('button', { name: say('auth:security.email.submit') }).click();
  await expect(page.getByText(new RegExp(`^${email.slice(0, 2)}\\*{4}@example\\.com$`))).toBeVisible();

  const forgetful = await visitor(page);
  await forgetful.getByRole('button', { name: say('auth:login.forgot') }).click();
  const forgot = forgetful.getByRole('dialog', { name: say('auth:forgot.title') });
  await forgot.locator('input[name="username"]').fill(account);
  await forgot.locator('input[name="email"]').fill(email);
  await forgot.locator('button[type="submit"]').click();
  await expect(forgetful.getByText(email)).toBeVisible();

  const link = await linkTo(console, email);
  const opened = await visitor(page);
  await opened.goto('about:blank');
  await opened.goto(link);
  const reset = opened.getByRole('dialog', { name: say('auth:forgot.resetTitle') });
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
