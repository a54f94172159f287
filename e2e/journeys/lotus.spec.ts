import { ledgerCheck, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import {
  betOnDraw,
  claimBonus,
  deposit,
  giveUpBonus,
  type Journey,
  picture,
  playSlot,
  readRecord,
  signOutAndIn,
  withdraw,
} from './steps.ts';

test('a newcomer to lotus deposits điểm, takes a bonus, bets on a draw, plays, withdraws and finds it all in the records', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const site = siteOf(page, 'lotus');
  const account = await register(site);
  const journey: Journey = { site, operator: await openConsole(browser), account };
  await picture(journey, '1-registered');
  await test.step('signs out and in again', () => signOutAndIn(journey));
  await test.step('deposits', () => deposit(journey, '500000', 500_000));
  await test.step('claims the first-deposit bonus', () => claimBonus(journey));
  await test.step('bets on a draw', () => betOnDraw(journey));
  await test.step('plays a slot', () => playSlot(journey));
  await test.step('gives the bonus up', () => giveUpBonus(journey));
  await test.step('withdraws', () => withdraw(journey, '50000'));
  await test.step('finds every movement', () => readRecord(journey));
  expect(await ledgerCheck(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
