import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('the cashback page says what today has brought, and leads from the rates of the level to all levels', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { address, menu, promotions } = site;
  await register(site);
  await menu.choose('promotions:cashback.title');
  await expect(page).toHaveURL(address('/member/manualRebate'));
  await expect(promotions.cashback.nothingToday).toBeVisible();
  await expect(promotions.cashback.rateOf('RNG')).toHaveText('0.30%');
  await takePicture(page, 'promotions-cashback');
  await promotions.cashback.levels.press('Enter');
  await expect(page).toHaveURL(address('/vip'));
  await expect(promotions.vip.own).toContainText('0.30%');
});
