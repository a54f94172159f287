import { site } from '../../support/addresses.ts';
import { flipSwitches, openConsole } from '../../support/console.ts';
import { signIn } from '../../support/player.ts';
import { expect, test } from '../../support/test.ts';
import { words } from '../../support/words.ts';

test('switching lottery off takes its items from an open page, and a half-filled deposit stays', async ({
  page,
  browser,
}) => {
  const operator = await openConsole(browser);
  await signIn(page, 'aurora', 'player01', 'Play1234');
  await page.goto(`${site('aurora')}/member/depositv2`);
  const amount = page.getByLabel(words('aurora', 'wallet:amount.label'), { exact: true });
  await amount.fill('30000');
  const menu = page.locator('nav', { has: page.getByText(words('aurora', 'lottery:menu.lottery'), { exact: true }) });
  await expect(menu.first()).toBeAttached();

  await flipSwitches(operator, 'Aurora', ['MF_LOTTERY']);
  await expect(menu).toHaveCount(0);
  await expect(amount).toHaveValue('30,000');

  await flipSwitches(operator, 'Aurora', ['MF_LOTTERY']);
  await expect(menu.first()).toBeAttached();
  await expect(amount).toHaveValue('30,000');
});
