import { site } from '../support/addresses.ts';
import { newAccount, PASSWORD, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('an agent sees the team, and registers an account that can log in', async ({ page, browser }) => {
  await signIn(page, 'aurora', 'agent01', 'Agent1234');
  await page.goto(`${site('aurora')}/agent/teamOverview`);
  await expect(page.getByText('dist01', { exact: true }).first()).toBeVisible();
  await page.goto(`${site('aurora')}/agent/registerAccount`);
  const account = newAccount();
  await page.locator('input[name="username"]').fill(account);
  await page.locator('input[name="password"]').fill('Down1234');
  await page.locator('button[type="submit"]').last().click();
  await expect(page.getByText(account).first()).toBeVisible();

  const newcomer = await (await browser.newContext()).newPage();
  await newcomer.goto(`${site('aurora')}/login`);
  const dialog = newcomer.getByRole('dialog');
  await dialog.locator('input[name="username"]').fill(account);
  await dialog.locator('input[name="password"]').fill('Down1234');
  await dialog.locator('button[type="submit"]').click();
  // The password the agent chose is a default one: its holder is asked for their own before anything else (spec §4).
  await expect(newcomer.getByRole('heading', { name: words('aurora', 'auth:changePassword.title') })).toBeVisible();
  await newcomer.locator('input[name="newPassword"]').fill(PASSWORD);
  await newcomer.locator('input[name="confirmNewPassword"]').fill(PASSWORD);
  await newcomer.locator('input[name="confirmNewPassword"]').press('Enter');
  await expect(newcomer.getByTestId('balance')).toBeVisible();
});
