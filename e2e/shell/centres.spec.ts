import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';
import { words } from '../support/words.ts';

const say = (key: string) => words('aurora', key);
const menuOf = (page: Page, centre: 'member' | 'agent') =>
  page.getByRole('navigation', { name: say(`shell:centre.${centre}`), exact: true });
/** The items of a centre in their order; the last one signs out. */
async function itemsOf(page: Page, centre: 'member' | 'agent'): Promise<string[]> {
  await expect(menuOf(page, centre)).toBeVisible();
  return (await menuOf(page, centre).getByRole('button').allInnerTexts()).slice(0, -1);
}

test('the member centre opens on my account, names its pages in their order, and closes onto the page beneath', async ({
  page,
}) => {
  await become(page, 'member');
  await page.goto(`${site('aurora')}/promotions`);
  await page
    .getByRole('navigation', { name: say('shell:menu.name'), exact: true })
    .getByRole('button', { name: say('wallet:menu.deposit'), exact: true })
    .click();
  await expect(page).toHaveURL(`${site('aurora')}/member/depositv2`);
  expect(await itemsOf(page, 'member')).toEqual(
    [
      'auth:menu.account',
      'wallet:menu.deposit',
      'wallet:menu.withdraw',
      'wallet:menu.record',
      'promotions:bonus.title',
    ].map(say),
  );
  for (const [label, key] of [
    ['wallet:menu.withdraw', 'withdraw'],
    ['wallet:menu.record', 'transactionHistory'],
    ['promotions:bonus.title', 'bonusDetails'],
    ['auth:menu.account', 'securityCenter'],
  ] as const) {
    await menuOf(page, 'member')
      .getByRole('button', { name: say(label), exact: true })
      .click();
    await expect(page).toHaveURL(`${site('aurora')}/member/${key}`);
  }
  await page
    .getByRole('button', { name: say('shell:centre.close'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${site('aurora')}/promotions`);
  await expect(menuOf(page, 'member')).toHaveCount(0);
  await page.goto(`${site('aurora')}/member`);
  await expect(menuOf(page, 'member').locator('[aria-current="page"]')).toHaveText(say('auth:menu.account'));
});

test('the agent centre opens on the team overview, and names its pages in their order', async ({ page }) => {
  await become(page, 'agent');
  await page.goto(`${site('aurora')}/agent`);
  expect(await itemsOf(page, 'agent')).toEqual(
    ['agent:menu.overview', 'agent:menu.register', 'agent:menu.management'].map(say),
  );
  await expect(menuOf(page, 'agent').locator('[aria-current="page"]')).toHaveText(say('agent:menu.overview'));
  await page
    .getByRole('button', { name: say('shell:centre.close'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${site('aurora')}/index`);
});

test('a member finds no way into the agent centre', async ({ page }) => {
  await become(page, 'member');
  await page.goto(`${site('aurora')}/agent`);
  await expect(page).toHaveURL(`${site('aurora')}/index`);
  await expect(menuOf(page, 'agent')).toHaveCount(0);
  await expect(page.getByText(say('agent:menu.centre'), { exact: true })).toHaveCount(0);
});

test('a visitor at a centre’s address is asked to sign in, and comes to it afterwards', async ({ page }) => {
  await page.goto(`${site('aurora')}/member/transactionHistory`);
  const login = page.getByRole('dialog', { name: say('auth:login.title') });
  await expect(menuOf(page, 'member')).toHaveCount(0);
  await login.locator('input[name="username"]').fill('player01');
  await login.locator('input[name="password"]').fill('Play1234');
  await login.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(`${site('aurora')}/member/transactionHistory`);
  await expect(menuOf(page, 'member')).toBeVisible();
});
