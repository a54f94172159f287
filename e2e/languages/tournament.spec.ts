import { siteOf } from '../pages/site.ts';
import { textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a member who reads Japanese joins a tournament, and leaves it after a question', async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    // A game's frame has no storage of its own.
    if (window === window.top) localStorage.setItem('hisLang', JSON.stringify('ja'));
  });
  const site = siteOf(page, 'aurora', textsIn('ja'));
  const { menu, promotions } = site;
  const { tournament } = promotions;
  await register(site);
  await menu.choose('promotions:menu.rewards');
  await tournament.tab.click();
  await tournament.join.first().click();
  await expect(tournament.noScore).toBeVisible();

  await takePicture(page, 'promotions-tournament-ja');
  await tournament.leave.press('Enter');
  await expect(tournament.question).toBeVisible();
  await tournament.confirm.press('Enter');
  await expect(tournament.join.first()).toBeVisible();
});
