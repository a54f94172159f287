import { approveDeposit, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { betsInLedger, ledgerBalance, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a member signs in for the day on the page of missions, completes one by play, claims it by keyboard, and has a place until leaving the leaderboard', async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'aurora');
  const { address, deposit, game, games, member, menu, promotions, text } = site;
  const { missions } = promotions;
  const account = await register(site);
  await menu.choose('promotions:menu.rewards');
  await member.item('promotions:missions.title').click();
  await expect(page).toHaveURL(address('/member/missionLeaderboard'));
  await expect(missions.noPlace).toBeVisible();
  await missions.claim('매일 출석 보너스').press('Enter');
  await expect(missions.claimed('매일 출석 보너스')).toBeVisible();
  await member.item('wallet:menu.deposit').click();
  await deposit.amount.fill('50000');
  await deposit.submit.click();
  await expect(deposit.guide).toBeVisible();
  await approveDeposit(await openConsole(browser), account);
  await expect(deposit.credited).toBeVisible();
  await member.close.click();

  await menu.choose('games:menu.centre');
  await games.tiles.first().getByRole('link').click();
  for (let bets = 1; bets <= 3; bets += 1) {
    await expect(game.spin).toBeEnabled({ timeout: 30_000 });
    await game.spin.click();
    await expect.poll(() => betsInLedger(site), { timeout: 20_000 }).toBe(bets);
  }
  await expect(game.spin).toBeEnabled({ timeout: 30_000 });
  await game.back.click();

  await menu.choose('promotions:menu.rewards');
  const item = member.item('promotions:missions.title');
  await expect(item).toContainText('1');
  await item.click();
  await expect(missions.claim('베팅 세 건')).toBeVisible();
  await takePicture(page, 'promotions-missions');
  const before = await ledgerBalance(site);
  await missions.claim('베팅 세 건').press('Enter');
  await expect(missions.claimed('베팅 세 건')).toBeVisible();
  expect(await ledgerBalance(site)).toBeGreaterThan(before);
  await expect(item).toHaveText(text('promotions:missions.title'));
  await expect(missions.ownPlace).toBeVisible();
  await missions.showMe.press('Space');
  await expect(missions.noPlace).toBeVisible();
});
