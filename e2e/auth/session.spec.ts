import { site } from '../support/addresses.ts';
import { readGreeting, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('leaving in one tab leaves in every tab of that account within a second', async ({ page, context }) => {
  await register(page, 'lotus');
  // A tab opened from this one takes its session along, as browsers copy it.
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open(window.location.href)),
  ]);
  await expect(other.getByTestId('balance')).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(words('lotus', 'shell:account.menu').replace(/\{\{.*/, '')) })
    .click();
  await page.getByRole('menuitem', { name: words('lotus', 'shell:account.signOut') }).click();
  const confirm = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const left = other.getByRole('button', { name: words('lotus', 'shell:visitor.signIn') });
  await confirm.getByRole('button', { name: words('lotus', 'auth:signOut.confirm') }).click();
  await expect(page.getByRole('button', { name: words('lotus', 'shell:visitor.signIn') })).toBeVisible();
  await expect(left).toBeVisible({ timeout: 1000 });
});

test('a visitor plays for free, and is told that the centre needs a full account', async ({ page }) => {
  await readGreeting(page, (key) => words('aurora', key));
  await page.goto(`${site('aurora')}/index`);
  await page.getByRole('button', { name: words('aurora', 'shell:visitor.freePlay') }).click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.goto(`${site('aurora')}/member/depositv2`);
  await expect(page.getByRole('heading', { name: words('aurora', 'shell:trial.title') })).toBeVisible();
});

test('a wrong password and an unknown account are refused in the same words', async ({ page }) => {
  for (const account of ['player01', 'nobody99x']) {
    await page.goto(`${site('aurora')}/login`);
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name="username"]').fill(account);
    await dialog.locator('input[name="password"]').fill('Wrong1234');
    await dialog.locator('button[type="submit"]').click();
    await expect(dialog.getByText(words('aurora', 'auth:error.login_failed'))).toBeVisible();
  }
});
