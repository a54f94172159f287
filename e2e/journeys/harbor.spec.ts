import { site } from '../support/addresses.ts';
import { books, openConsole } from '../support/console.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { comeBack, deposit, type Journey, picture, playSlot, readRecord, withdraw } from './steps.ts';

test('harbor shows a visitor nothing but the way in', async ({ page }) => {
  await page.goto(`${site('harbor')}/rng`);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-game]')).toHaveCount(0);
});

test('a newcomer to harbor deposits, plays, withdraws and finds it all in the records', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const account = await register(page, 'harbor');
  const journey: Journey = { page, operator: await openConsole(browser), brand: 'harbor', account };
  await picture(journey, '1-registered');
  await test.step('logs out and in again', () => comeBack(journey));
  await test.step('deposits', () => deposit(journey, '500', 50_000));
  await test.step('plays a slot', () => playSlot(journey));
  await test.step('withdraws', () => withdraw(journey, '100'));
  await test.step('finds every movement', () => readRecord(journey));
  expect(await books(journey.operator)).toMatchObject({ isInOrder: true, sumMinor: 0 });
});
