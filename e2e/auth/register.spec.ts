import { site } from '../support/addresses.ts';
import { codeTo } from '../support/outbox.ts';
import { newMobile, PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const greeting = words('aurora', 'promotions:greeting.title');

test('a newcomer registers by mobile: country from the list, a code by SMS, and in', async ({ page }) => {
  await page.addLocatorHandler(page.getByRole('dialog', { name: greeting, exact: true }), (dialog) =>
    dialog.getByRole('button', { name: words('aurora', 'promotions:greeting.close'), exact: true }).click(),
  );
  await page.goto(`${site('aurora')}/register`);
  const dialog = page.getByRole('dialog');
  const country = dialog.getByRole('combobox', { name: words('aurora', 'auth:mobile.country') });
  await expect(country).toHaveValue('+82');
  await country.click();
  const countries = dialog.getByRole('option');
  await expect(countries.filter({ has: page.locator('img[data-flag]') })).not.toHaveCount(0);
  await expect(countries.filter({ hasNot: page.locator('img[data-flag]') })).toHaveCount(0);
  await country.fill('베트남');
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await country.press('Enter');
  await expect(country).toHaveValue('+84');
  await country.click();
  await country.fill('82');
  await dialog.getByRole('option', { name: /대한민국/ }).click();
  const mobile = newMobile();
  await dialog.locator('input[name="mobileNum"]').fill(mobile);
  await dialog.getByRole('button', { name: words('aurora', 'auth:code.send') }).click();
  await expect(dialog.getByRole('button', { name: /[23]:\d\d/ })).toBeDisabled();
  await dialog.locator('input[name="verificationCode"]').fill(await codeTo('sms', mobile));
  await dialog.locator('input[name="password"]').fill(PASSWORD);
  await dialog.locator('input[name="captcha"]').fill('AAAAA');
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();
});

test('a proved invitation is said and has no field; a wrong one is warned of and can be corrected', async ({
  page,
}) => {
  await page.goto(`${site('aurora')}/register?affiliateCode=AGENT01`);
  const dialog = page.getByRole('dialog', { name: words('aurora', 'auth:register.title') });
  await expect(dialog.getByRole('status').filter({ hasText: 'AGENT01' })).toBeVisible();
  await expect(dialog.locator('input[name="affiliateCode"]')).toHaveCount(0);
  await page.goto(`${site('aurora')}/register?affiliateCode=WRONG99`);
  const warning = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await warning
    .filter({ hasText: words('aurora', 'auth:register.invitationWrong') })
    .getByRole('button', { name: words('aurora', 'auth:notice.ok') })
    .click();
  await expect(dialog.locator('input[name="affiliateCode"]')).toHaveValue('WRONG99');
});

test('the pages of the consent open beside the form, which loses nothing', async ({ page, context }) => {
  await page.goto(`${site('aurora')}/register`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="mobileNum"]').fill('01048217700');
  for (const path of ['/terms', '/privacy', '/responsible']) {
    const [beside] = await Promise.all([context.waitForEvent('page'), dialog.locator(`a[href="${path}"]`).click()]);
    await expect(beside).toHaveURL(new RegExp(`${path}$`));
    await beside.close();
  }
  await expect(dialog.locator('input[name="mobileNum"]')).toHaveValue('01048217700');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
});

test('where there are no agents nobody is asked for an invitation', async ({ page }) => {
  await page.goto(`${site('lotus')}/register?affiliateCode=AGENT01`);
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[name="mobileNum"]').waitFor();
  await expect(dialog.locator('input[name="affiliateCode"]')).toHaveCount(0);
  await expect(dialog.getByText('AGENT01')).toHaveCount(0);
});

test('script in every field is text, before and after it was sent', async ({ page }) => {
  await page.goto(`${site('aurora')}/register?referralCode=${encodeURIComponent('"><img src=x onerror=boom()>')}`);
  let ran = false;
  await page.exposeFunction('boom', () => {
    ran = true;
  });
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: words('aurora', 'auth:register.by.username'), exact: true })
    .check({ force: true });
  const attack = '<img src=x onerror=boom()><script>boom()</script>';
  // The captcha takes no more characters than it has.
  const fields = dialog.locator('input[name]:not([type="checkbox"], [type="radio"], [name="captcha"])');
  for (const field of await fields.all()) await field.fill(attack);
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible();
  for (const field of await fields.all()) await expect(field).toHaveValue(attack);
  expect(ran).toBe(false);
});

test('the username form wants a proved number where the merchant does', async ({ page }) => {
  await page.goto(`${site('aurora')}/register`);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: words('aurora', 'auth:register.by.username'), exact: true })
    .check({ force: true });
  await dialog.locator('input[name="mobileNum"]').fill('01048217700');
  await dialog.locator('button[type="submit"]').click();
  await expect(dialog.getByText(words('aurora', 'auth:code.required'))).toBeVisible();
  await register(page, 'aurora');
});
