import { flipSwitches, openConsole } from '../../pages/console.ts';
import { siteOf } from '../../pages/site.ts';
import { demo, signIn } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';

test('switching lottery off takes its items from an open page, and a half-filled deposit stays', async ({
  page,
  browser,
}) => {
  const operator = await openConsole(browser);
  const site = siteOf(page, 'aurora');
  const { amount } = site.deposit;
  await signIn(site, demo.member);
  await expect(site.menu.item('lottery:menu.lottery')).toBeVisible();
  await site.menu.choose('wallet:menu.deposit');
  await amount.fill('30000');
  await expect(site.menu.coveredItem('lottery:menu.lottery')).toBeAttached();

  await flipSwitches(operator, 'Aurora', ['MF_LOTTERY']);
  await expect(site.menu.coveredItem('lottery:menu.lottery')).toHaveCount(0);
  await expect(amount).toHaveValue('30,000');

  await flipSwitches(operator, 'Aurora', ['MF_LOTTERY']);
  await expect(site.menu.coveredItem('lottery:menu.lottery')).toBeAttached();
  await expect(amount).toHaveValue('30,000');
});
