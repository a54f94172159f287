import {
  approveWithdrawal,
  decideMissing,
  findWithdrawal,
  openConsole,
  payPart,
  payWithdrawalRest,
} from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, readGreeting, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** One dark pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a withdrawal that is paid in two parts is confirmed, missed with a picture and decided, and the phone’s page follows by itself', async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'lotus');
  const { withdrawal } = site;
  await readGreeting(site);
  await signIn(site, demo.member);
  await site.open('/member/withdraw');
  await withdrawal.amount.fill('100000');
  await withdrawal.submit.click();
  await expect(withdrawal.firstPassword.or(withdrawal.confirmation)).toBeVisible();
  if (await withdrawal.firstPassword.isVisible()) await withdrawal.choosePassword('482913', demo.member.password);
  await withdrawal.confirm('482913');
  await expect(withdrawal.progress).toBeVisible();
  const reference = await withdrawal.reference();

  const staff = await openConsole(browser);
  await findWithdrawal(staff, reference);
  await approveWithdrawal(staff, demo.member.account);
  await payPart(staff, reference, '40000');
  await expect(withdrawal.received).toBeVisible();
  await takePicture(page, 'wallet-receipt-part');
  await withdrawal.received.click();
  await expect(withdrawal.received).toHaveCount(0);

  await payWithdrawalRest(staff, demo.member.account);
  await withdrawal.notReceived.click();
  await withdrawal.sendProof({ name: 'account.png', mimeType: 'image/png', buffer: picture });
  await expect(withdrawal.disputed).toBeVisible();
  await takePicture(page, 'wallet-receipt-disputed');
  await decideMissing(staff, reference);
  await expect(withdrawal.forced).toBeVisible();
});
