import { openConsole, reviewApplication } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { textsIn } from '../support/messages.ts';
import { proofPicture, takePicture } from '../support/pictures.ts';
import { ledgerBalance, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone in Thai an application is sent with a picture, rejected with a reason, sent again, granted and claimed, and each decision reaches the open page', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('th')));
  const site = siteOf(page, 'lotus', textsIn('th'));
  const { promotions } = site;
  const account = await register(site);
  const staff = await openConsole(browser);
  const before = await ledgerBalance(site);

  await site.menu.choose('promotions:menu.promotions');
  await promotions.promotion('zalo').tap();
  await promotions.comment.fill('เพิ่มเพื่อนแล้ว');
  await promotions.sendApplication.tap();
  await promotions.choosePictures.setInputFiles([
    proofPicture,
    { name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload="alert(1)"/>') },
  ]);
  await expect(promotions.pictureStatus('failed')).toBeVisible();
  await promotions.removePicture('drawing.png').tap();
  await expect(promotions.pictureStatus('sent')).toBeVisible();
  await takePicture(page, 'promotions-application');
  await promotions.sendApplication.tap();
  await expect(promotions.state('reviewed')).toBeVisible();

  const reason = 'The picture shows no contact.';
  await reviewApplication(staff, account, { reason });
  await expect(page.getByText(reason)).toBeVisible();
  await takePicture(page, 'promotions-application-rejected');
  await promotions.applyAgain.tap();
  await promotions.choosePictures.setInputFiles([proofPicture]);
  await expect(promotions.pictureStatus('sent')).toBeVisible();
  await promotions.sendApplication.tap();
  await expect(promotions.state('reviewed')).toBeVisible();

  await reviewApplication(staff, account, { amount: '131000' });
  await promotions.claim.tap();
  await expect(promotions.state('claimed')).toBeVisible();
  expect(await ledgerBalance(site)).toBe(before + 131_000);
});
