import { openConsole, publishApplication, reviewApplication, showPromotions, stopPromotion } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { proofPicture, takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('what an application brought is claimed after the promotion was stopped at the console, and the running bonus is given up on its page', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { promotions } = site;
  const account = await register(site);
  const id = `stopped-${Date.now() % 1e9}`;
  const staff = await openConsole(browser);
  await publishApplication(staff, id, id);
  await site.open(`/promoDetail?id=${id}`);
  await promotions.choosePictures.setInputFiles([proofPicture]);
  await expect(promotions.pictureStatus('sent')).toBeVisible();
  await promotions.sendApplication.click();
  await expect(promotions.state('reviewed')).toBeVisible();
  await reviewApplication(staff, account, { amount: '1000' });
  await expect(promotions.claim).toBeVisible();

  await showPromotions(staff);
  await stopPromotion(staff, id);
  await site.open('/promotions');
  await promotions.promotion(id).click();
  await promotions.claim.click();
  await expect(promotions.wagering).toBeVisible();
  await takePicture(page, 'promotion-stopped-running');

  await promotions.giveUp.click();
  await promotions.confirmGiveUp.click();
  await expect(promotions.wagering).toHaveCount(0);
  await expect(promotions.state('ended')).toBeVisible();
});
