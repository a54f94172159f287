import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';
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

const kept = (page: Page, key: string) =>
  page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown, key);

test('an agent’s tab keeps settings, addresses with their speed, wallets and what there is of contracts', async ({
  page,
}) => {
  await become(page, 'agent');
  await expect.poll(() => kept(page, 'enableContract')).toBe(false);
  expect(await kept(page, 'enableSalary')).toBe(false);
  expect(await kept(page, 'platform')).toBe('WEB');
  expect(await kept(page, 'settings')).toMatchObject({ merchantCode: 'aurora', defaultLanguage: 'KO' });
  expect(await kept(page, 'merchantWallet')).toMatchObject({ wallets: [{ accountTypeId: 1 }, { accountTypeId: 2 }] });
  const { host } = new URL(site('aurora'));
  expect(await kept(page, 'routers')).toEqual([
    { domain: host, speed: expect.any(Number) },
    { domain: host.replace('aurora.', ''), speed: expect.any(Number) },
  ]);
  for (const { speed } of (await kept(page, 'routers')) as { speed: number }[]) expect(speed).toBeGreaterThan(0);
});

test('a tab in which somebody registers keeps the rules that the form goes by', async ({ page }) => {
  await page.goto(`${site('aurora')}/register`);
  await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
  expect(await kept(page, 'validate')).toMatchObject({
    rules: expect.arrayContaining([expect.objectContaining({ field: 'username' })]),
  });
});
