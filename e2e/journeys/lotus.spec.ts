import { books, openConsole } from '../support/console.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import {
  betOnDraw,
  claimBonus,
  comeBack,
  deposit,
  type Journey,
  leaveBonus,
  picture,
  playSlot,
  readRecord,
  withdraw,
} from './steps.ts';

test('a newcomer to lotus deposits điểm, takes a bonus, bets on a draw, plays, withdraws and finds it all in the records', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const account = await register(page, 'lotus');
  const journey = { page, operator: await openConsole(browser), brand: 'lotus', account } satisfies Journey;
  await picture(journey, '1-registered');
  await test.step('logs out and in again', () => comeBack(journey));
  await test.step('deposits', () => deposit(journey, '500000', 500_000));
  await test.step('claims the first-deposit bonus', () => claimBonus(journey));
  await test.step('bets on a draw', () => betOnDraw(journey));
  await test.step('plays a slot', () => playSlot(journey));
  await test.step('gives the bonus up', () => leaveBonus(journey));
  await test.step('withdraws', () => withdraw(journey, '50000'));
  await test.step('finds every movement', () => readRecord(journey));
  expect(await books(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
