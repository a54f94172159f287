import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('the VIP levels are read by a visitor, and a member finds their own from the side menu', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  const { address, menu, promotions } = site;
  await site.open('/vip');
  await expect(promotions.vip.levels).toHaveCount(6);
  await expect(promotions.vip.own).toHaveCount(0);
  await register(site);
  await menu.choose('promotions:vip.title');
  await expect(page).toHaveURL(address('/vip'));
  await expect(promotions.vip.own).toHaveText(/^일반/);
  await expect(promotions.vip.progress).toHaveCount(2);
  await takePicture(page, 'promotions-vip');
});
