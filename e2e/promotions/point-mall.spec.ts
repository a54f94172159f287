import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('the point mall shows visitors the rates and the rewards, and members their points, record and redemptions', async ({
  page,
}) => {
  const site = siteOf(page, 'aurora');
  const { address, menu, open, promotions } = site;
  const { points } = promotions;
  await open('/pointMall');
  await expect(points.signIn).toBeVisible();
  for (const [type, rate] of [
    ['slots', '1.20'],
    ['live', '0.70'],
    ['sports', '1.00'],
    ['pvp', '1.00'],
  ] as const)
    await expect(points.rateOf(type)).toContainText(rate);
  await expect(points.rewards).not.toHaveCount(0);
  await register(site);
  await menu.choose('promotions:points.title');
  await expect(page).toHaveURL(address('/pointMall'));
  await expect(points.noChanges).toBeVisible();
  await points.amount.fill('50');
  await points.convert.click();
  await expect(points.tooMany).toBeVisible();
  await takePicture(page, 'promotions-point-mall');
  await points.redemptions.click();
  await expect(points.noRedemptions).toBeVisible();
});
