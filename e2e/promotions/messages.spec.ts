import { openConsole, reviewApplication } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { proofPicture, takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a message reaches the open page, is counted by the bell and the menu, is read, deleted and brought back by keyboard, and leads to its page', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { header, member, promotions } = site;
  const { inbox } = promotions;
  const account = await register(site);
  await site.open('/promoDetail?id=better-site');
  await promotions.choosePictures.setInputFiles([proofPicture]);
  await expect(promotions.pictureStatus('sent')).toBeVisible();
  await promotions.sendApplication.click();
  await expect(promotions.state('reviewed')).toBeVisible();

  await header.notices.click();
  await expect(inbox.empty).toBeVisible();
  const staff = await openConsole(browser);
  await reviewApplication(staff, account, { amount: '1000' });
  await expect(inbox.messages).toHaveCount(1);
  await expect(inbox.unread).toHaveCount(1);
  await expect(member.item('promotions:inbox.title')).toContainText('1');

  await inbox.messages.focus();
  await page.keyboard.press('Enter');
  await expect(inbox.unread).toHaveCount(0);
  await takePicture(page, 'promotions-message');
  await inbox.remove.press('Enter');
  await expect(inbox.empty).toBeVisible();
  await inbox.undo.press('Enter');
  await expect(inbox.messages).toHaveCount(1);
  await inbox.messages.press('Enter');
  await inbox.toPromotion.press('Enter');
  await expect(page).toHaveURL(/\/promoDetail\?id=better-site$/);
  await expect(promotions.claim).toBeVisible();
});
