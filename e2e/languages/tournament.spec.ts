import { siteOf } from '../pages/site.ts';
import { textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { betsInLedger, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a member who reads Japanese joins a tournament, sees what a spin scores, and leaves knowing what is lost', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    // A game's frame has no storage of its own.
    if (window === window.top) localStorage.setItem('hisLang', JSON.stringify('ja'));
  });
  const site = siteOf(page, 'aurora', textsIn('ja'));
  const { game, games, menu, promotions } = site;
  const { tournament } = promotions;
  await register(site);
  await menu.choose('promotions:menu.rewards');
  await tournament.tab.click();
  await tournament.join.first().click();
  await expect(tournament.noScore).toBeVisible();

  await menu.choose('games:menu.centre');
  await games.tiles.first().getByRole('link').click();
  await expect(game.spin).toBeEnabled({ timeout: 30_000 });
  const before = await betsInLedger(site);
  await game.spin.click();
  await expect.poll(() => betsInLedger(site), { timeout: 20_000 }).toBe(before + 1);
  await game.back.click();

  await menu.choose('promotions:menu.rewards');
  await tournament.tab.press('Enter');
  await expect(tournament.scored).toBeVisible({ timeout: 30_000 });
  await takePicture(page, 'promotions-tournament-ja');
  await tournament.leave.press('Enter');
  await expect(tournament.question).toContainText('×');
  await tournament.confirm.press('Enter');
  await expect(tournament.join.first()).toBeVisible();
});
