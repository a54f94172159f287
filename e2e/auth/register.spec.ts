import { findMember, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { codeTo } from '../support/outbox.ts';
import { demo, fillRegistration, newMobile, PASSWORD, readGreeting } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a newcomer registers by mobile with a country from the list and a code by SMS', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  const { mobile, ...form } = site.register;
  await readGreeting(site);
  await site.open();
  await site.header.register.click();
  await expect(mobile.country).toHaveValue('+82');
  await mobile.country.click();
  const flag = page.locator('img[data-flag]');
  await expect(form.countries.filter({ has: flag })).not.toHaveCount(0);
  await expect(form.countries.filter({ hasNot: flag })).toHaveCount(0);
  await mobile.country.fill('베트남');
  await expect(form.countries).toHaveCount(1);
  await mobile.country.press('Enter');
  await expect(mobile.country).toHaveValue('+84');
  await mobile.country.click();
  await mobile.country.fill('82');
  await form.countries.filter({ hasText: '대한민국' }).click();
  const number = newMobile('aurora');
  await mobile.number.fill(number);
  await mobile.sendCode();
  await mobile.code.fill(await codeTo('sms', number));
  await form.field('password').fill(PASSWORD);
  await form.consent.check();
  await form.submit.click();
  await expect(site.header.balance).toBeVisible();
});

test('a proved invitation is shown and has no field; a wrong one is warned of and can be corrected', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { invitation, field, correctInvitation } = site.register;
  await site.open('/register?affiliateCode=AGENT01');
  await expect(invitation.filter({ hasText: 'AGENT01' })).toBeVisible();
  await expect(field('affiliateCode')).toHaveCount(0);
  await site.open('/register?affiliateCode=WRONG99');
  await correctInvitation();
  await expect(field('affiliateCode')).toHaveValue('WRONG99');
});

test('the pages of the consent open beside the form, which loses nothing', async ({ page, context }) => {
  const site = siteOf(page, 'aurora');
  const form = site.register;
  await site.open();
  await site.header.register.click();
  await form.mobile.number.fill('01048217700');
  for (const path of ['/terms', '/privacy', '/responsible']) {
    const [beside] = await Promise.all([context.waitForEvent('page'), form.link(path).click()]);
    await expect(beside).toHaveURL(new RegExp(`${path}$`));
    await beside.close();
  }
  await expect(form.mobile.number).toHaveValue('01048217700');
  await expect(form.consent).not.toBeChecked();
});

test('a newcomer is not asked for an invitation where the merchant has no agents', async ({ page }) => {
  const site = siteOf(page, 'lotus');
  const form = site.register;
  await site.open('/register?affiliateCode=AGENT01');
  await expect(form.mobile.number).toBeVisible();
  await expect(form.field('affiliateCode')).toHaveCount(0);
  await expect(form.dialog.getByText('AGENT01')).toHaveCount(0);
});

test('script in every field is text, before and after it was sent', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  const form = site.register;
  await site.open(`/register?referralCode=${encodeURIComponent('"><img src=x onerror=boom()>')}`);
  let ran = false;
  await page.exposeFunction('boom', () => {
    ran = true;
  });
  await form.chooseUsername();
  await expect(form.field('username')).toBeVisible();
  const attack = '<img src=x onerror=boom()><script>boom()</script>';
  for (const field of await form.freeTexts.all()) await field.fill(attack);
  await form.submit.click();
  await expect(form.faults.filter({ visible: true })).not.toHaveCount(0);
  for (const field of await form.freeTexts.all()) await expect(field).toHaveValue(attack);
  expect(ran).toBe(false);
});

test('the username form asks for a proved number where the merchant does, and its account belongs to who gave the referral code', async ({
  page,
  browser,
}) => {
  const operator = await openConsole(browser);
  const code = await (await findMember(operator, demo.member.account))('추천 코드').innerText();
  const site = siteOf(page, 'aurora');
  const form = site.register;
  const referralCode = form.field('referralCode');
  await readGreeting(site);
  await site.open();
  await site.header.register.click();
  await form.chooseUsername();
  await form.mobile.number.fill('01048217700');
  await form.submit.click();
  await expect(form.codeMissing).toBeVisible();

  const account = await fillRegistration(site);
  await referralCode.fill('NOBODYS1');
  await form.submit.click();
  await expect(referralCode).toHaveAccessibleDescription(site.text('auth:error.referral_invalid'));
  await expect(referralCode).toBeFocused();
  await referralCode.fill(code);
  await form.submit.click();
  await expect(site.header.balance).toBeVisible();
  await expect((await findMember(operator, account))('추천인')).toHaveText(demo.member.account);
  await operator.context().close();
});
