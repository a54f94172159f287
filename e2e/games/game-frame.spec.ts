import { popularSlots } from '../pages/game-list.ts';
import { siteOf } from '../pages/site.ts';
import { demo, readGreeting, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a game that sends its exit five hundred times leads one page back, and none while the deposit form lies over it', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { game, games, member, menu } = site;
  await readGreeting(site);
  await signIn(site, demo.member);
  await menu.help.click();
  await expect(page).toHaveURL(/\/help$/);
  await menu.choose('games:menu.centre');
  await games.link(popularSlots[0]).click();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(game.spin).toBeVisible();

  await game.send('deposit', 20);
  await expect(member.root).toBeVisible();
  await expect(page).toHaveURL(/\/member\/depositv2$/);
  await game.send('exit', 20);
  await game.send('deposit', 20);
  await expect(page).toHaveURL(/\/member\/depositv2$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/game\?/);
  await expect(member.root).toHaveCount(0);
  await game.send('exit', 500);
  await expect(page).toHaveURL(/\/rng$/);
  await expect(games.mostPlayed).toBeVisible();
});

test('/seamless opens a game in its frame as /game does', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  await readGreeting(site);
  await signIn(site, demo.member);
  for (const path of ['/game', '/seamless']) {
    await site.open(`${path}?code=${popularSlots[0]}`);
    await expect(site.game.spin).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`/play/${popularSlots[0]}#launch=`));
  }
});
