import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { ledgerBalance, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('the daily sign-in is claimed in the reward centre by keyboard, is gone from it, and is found in the history, in the bonus details and on its page', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { member, menu, promotions } = site;
  await register(site);
  const before = await ledgerBalance(site);
  await menu.choose('promotions:menu.rewards');
  const claim = promotions.rewards.claim('매일 출석 보너스');
  await expect(claim).toBeVisible();
  await takePicture(page, 'promotions-rewards');
  await claim.press('Enter');
  await expect(claim).toHaveCount(0);
  expect(await ledgerBalance(site)).toBe(before + 10_000);
  await promotions.rewards.history.press('Enter');
  await expect(member.root.getByText('매일 출석 보너스').first()).toBeVisible();
  await member.choose('promotions:bonus.title');
  await expect(member.root.getByRole('link', { name: '매일 출석 보너스' })).toBeVisible();
  await member.root.getByRole('link', { name: '매일 출석 보너스' }).press('Enter');
  await expect(promotions.signedToday).toBeVisible();
  await takePicture(page, 'promotions-daily-sign-in');
});
