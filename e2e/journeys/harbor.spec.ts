import { ledgerCheck, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { deposit, type Journey, picture, playSlot, readRecord, signOutAndIn, withdraw } from './steps.ts';

test('a visitor of harbor sees the sign-in dialog and no games', async ({ page }) => {
  const harbor = siteOf(page, 'harbor');
  await harbor.open('/rng');
  await expect(page).toHaveURL(/\/login$/);
  await expect(harbor.signIn.dialog).toBeVisible();
  await expect(harbor.games.tiles).toHaveCount(0);
});

test('a newcomer to harbor deposits, plays, withdraws and finds it all in the records', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const site = siteOf(page, 'harbor');
  const account = await register(site);
  const journey: Journey = { site, operator: await openConsole(browser), account };
  await picture(journey, '1-registered');
  await test.step('signs out and in again', () => signOutAndIn(journey));
  await test.step('deposits', () => deposit(journey, '500', 50_000));
  await test.step('plays a slot', () => playSlot(journey));
  await test.step('withdraws', () => withdraw(journey, '100'));
  await test.step('finds every movement', () => readRecord(journey));
  expect(await ledgerCheck(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
