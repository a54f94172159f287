import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('a reload keeps whoever is signed in, another tab of its own is a visitor’s', async ({ page, context }) => {
  const login = page.getByRole('dialog', { name: words('aurora', 'auth:login.title') });
  await page.goto(`${site('aurora')}/login`);
  await login.locator('input[name="username"]').fill('player01');
  await login.locator('input[name="password"]').fill('Play1234');
  await login.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('balance')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site('aurora')}/index`);
  await expect(other.getByRole('button', { name: words('aurora', 'shell:visitor.signIn'), exact: true })).toBeVisible();
});
