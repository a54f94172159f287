import { site } from '../support/addresses.ts';
import { books, openConsole } from '../support/console.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { betOnDraw, deposit, type Journey, picture, playSlot, readRecord, withdraw } from './steps.ts';

test('a newcomer to aurora deposits, plays, bets, takes a bonus, withdraws and finds it all in the records', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const account = await register(page, 'aurora');
  const journey: Journey = { page, operator: await openConsole(browser), brand: 'aurora', account };
  await picture(journey, '1-registered');
  await test.step('deposits', () => deposit(journey, '100000', 10_000_000));
  await test.step('plays a slot', () => playSlot(journey));
  await test.step('bets on a draw', () => betOnDraw(journey));
  await test.step('withdraws', () => withdraw(journey, '20000'));
  await test.step('claims the first-deposit bonus', async () => {
    await page.goto(`${site('aurora')}/promotions`);
    await page
      .getByRole('link', { name: /첫 입금/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /신청하기|받기/ })
      .first()
      .click();
    await expect(page.getByText(/참여 중|롤링/).first()).toBeVisible();
    await picture(journey, '3-bonus');
  });
  await test.step('finds every movement', () => readRecord(journey, ['deposit', 'bet', 'withdrawal-hold']));
  expect(await books(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
