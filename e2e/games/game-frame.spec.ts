import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { readGreeting, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const brand = 'aurora';

/** Has the running game send a message to the page many times in a row. */
async function sendFromGame(page: Page, type: string, times: number): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/play/'));
  if (!frame) throw new Error('There is no game on the page.');
  await frame.evaluate(
    ([message, count]) => {
      for (let n = 0; n < count; n += 1) window.parent.postMessage({ source: 'tessera-game', type: message }, '*');
    },
    [type, times] as const,
  );
}

test('a game that sends its exit five hundred times leads one page back, and none while the deposit form lies over it', async ({
  page,
}) => {
  await readGreeting(page, (key) => words(brand, key));
  await signIn(page, brand, 'player01', 'Play1234');
  await page.goto(`${site(brand)}/help`);
  await page.goto(`${site(brand)}/rng`);
  await page.locator('[data-game]').first().locator('a, button').first().click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.frameLocator('iframe').locator('button').first()).toBeVisible();

  await sendFromGame(page, 'deposit', 20);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/member\/depositv2$/);
  await sendFromGame(page, 'exit', 20);
  await sendFromGame(page, 'deposit', 20);
  await expect(page).toHaveURL(/\/member\/depositv2$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sendFromGame(page, 'exit', 500);
  await expect(page).toHaveURL(/\/rng$/);
  await expect(page.locator('[data-game]').first()).toBeVisible();
});
