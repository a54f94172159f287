import { openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { buttonIn } from '../pages/tab.ts';
import { consoleSite } from '../support/addresses.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test("an operator finds a player's account, signs it out of its browser, and the act is in its history", async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'aurora');
  const account = await register(site);
  const operator = await openConsole(browser);
  await operator.goto(`${consoleSite()}/members?${new URLSearchParams({ merchant: 'aurora', username: account })}`);
  await expect(operator.getByRole('heading', { name: '지갑' })).toBeVisible();
  await operator.getByText('로그인', { exact: true }).click();
  await buttonIn(operator, '로그아웃시키기').click();
  await buttonIn(operator.getByRole('alertdialog'), '로그아웃시키기').click();
  await expect(operator.getByText('로그인한 곳이 없습니다.')).toBeVisible();
  await expect(site.header.balance).toHaveCount(0);
  await operator.getByText('콘솔 처리', { exact: true }).click();
  await expect(operator.getByRole('row').filter({ hasText: '회원 로그아웃 처리' })).toBeVisible();
});
