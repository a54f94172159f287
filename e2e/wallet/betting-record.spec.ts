import { readFile } from 'node:fs/promises';
import { betsInLedger } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

test('the betting record and the loss and profit open from the side menu, and a bet opens its proof', async ({
  page,
}) => {
  const site = await become(page, 'member');
  const { menu, games, game, bets, member, address } = site;
  await menu.choose('games:menu.centre');
  await games.tiles.first().getByRole('link').click();
  await expect(game.spin).toBeEnabled({ timeout: 30_000 });
  const before = await betsInLedger(site);
  await game.spin.click();
  await expect.poll(() => betsInLedger(site), { timeout: 20_000 }).toBe(before + 1);
  await game.back.click();

  await menu.choose('wallet:menu.bets');
  await expect(page).toHaveURL(address('/member/personalHistoryCopy'));
  await bets.opens.first().click();
  await expect(bets.movements.first()).toBeVisible();
  await bets.roundProof.click();
  await expect(bets.proof.getByRole('definition').or(bets.proof.getByRole('heading')).first()).toBeVisible();
  // One after the other: a dialog that closes still takes the key.
  await page.keyboard.press('Escape');
  await expect(bets.proof).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bets.movements).toHaveCount(0);

  const download = page.waitForEvent('download');
  await bets.save.click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(file.trim().split('\r\n').length).toBeGreaterThan(1);

  await member.item('wallet:menu.profit').click();
  await expect(page).toHaveURL(address('/member/personalProfit'));
  await expect(bets.lifetime).toBeVisible();
});
