import { closeSite, openConsole, openSite } from '../../pages/console.ts';
import { siteOf } from '../../pages/site.ts';
import { demo, signIn } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';

// A call that an open page sends while the site closes is refused.
test.use({ expected: { errors: [/Failed to load resource: the server responded with a status of 503/] } });

test('maintenance closes open pages, keeps what was typed, and opens them again by itself', async ({
  page,
  browser,
}) => {
  const operator = await openConsole(browser);
  const site = siteOf(page, 'lotus');
  await signIn(site, demo.member);
  await site.menu.choose('wallet:menu.deposit');
  await site.deposit.amount.fill('30000');
  await closeSite(operator, 'Lotus');
  await expect(site.closed.maintenance).toBeVisible();
  await expect(page.getByText(site.text('shell:closed.kept'))).toBeVisible();
  await expect(site.closed.contact).toBeVisible();
  await openSite(operator);
  await expect(site.closed.maintenance).toBeHidden();
  await expect(site.deposit.amount).toHaveValue('30.000');
});

test('a site in maintenance shows every visitor the maintenance page', async ({ page, browser }) => {
  const operator = await openConsole(browser);
  const { closed, header, open } = siteOf(page, 'lotus');
  await closeSite(operator, 'Lotus');
  await open();
  await expect(closed.maintenance).toBeVisible();
  await expect(header.banner).toHaveCount(0);
  await openSite(operator);
  await expect(header.banner).toBeVisible();
});
