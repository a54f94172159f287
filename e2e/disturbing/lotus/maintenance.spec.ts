import { site } from '../../support/addresses.ts';
import { closeSite, openConsole, openSite } from '../../support/console.ts';
import { signIn } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

test('maintenance closes open pages, keeps what was being filled in, and opens them again by itself', async ({
  page,
  browser,
}) => {
  const operator = await openConsole(browser);
  await signIn(page, 'lotus', 'player01', 'Play1234');
  await page.goto(`${site('lotus')}/member/depositv2`);
  const amount = page.getByLabel(words('lotus', 'wallet:amount.label'), { exact: true });
  await amount.fill('30000');
  await closeSite(operator, 'Lotus');
  await expect(page.getByRole('heading', { name: words('lotus', 'shell:maintenance.title') })).toBeVisible();
  await expect(page.getByText(words('lotus', 'shell:closed.kept'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('lotus', 'shell:support.contact') })).toBeVisible();
  await openSite(operator);
  await expect(page.getByRole('heading', { name: words('lotus', 'shell:maintenance.title') })).toBeHidden();
  await expect(amount).toHaveValue('30.000');
});

test('a site in maintenance says so to whoever comes', async ({ page, browser }) => {
  const operator = await openConsole(browser);
  await closeSite(operator, 'Lotus');
  await page.goto(`${site('lotus')}/index`);
  await expect(page.getByRole('heading', { name: words('lotus', 'shell:maintenance.title') })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await openSite(operator);
  await expect(page.getByRole('banner')).toBeVisible();
});
