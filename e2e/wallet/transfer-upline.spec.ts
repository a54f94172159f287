import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, readGreeting, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const PIN = '482913';

test('a member gives money to the upline, who is named before it goes, and both find it in their records', async ({
  page,
  browser,
}) => {
  const site = siteOf(page, 'aurora');
  const { upline, withdrawal, member, header } = site;
  await readGreeting(site);
  await signIn(site, demo.member);
  await site.open('/member/transferUpline');
  await upline.amount.fill('10000');
  await upline.submit.click();
  await expect(withdrawal.firstPassword.or(upline.confirmation)).toBeVisible();
  if (await withdrawal.firstPassword.isVisible()) await withdrawal.choosePassword(PIN, demo.member.password);
  await expect(upline.confirmation).toContainText(demo.agent.account);
  await takePicture(page, 'wallet-upline-confirm');
  const before = await header.shownBalance();
  await upline.confirm(PIN);
  await expect(upline.done).toBeVisible();
  await takePicture(page, 'wallet-upline-receipt');
  const number = await upline.number();
  await member.item('wallet:menu.record').click();
  await expect(site.record.table.getByText(number)).toBeVisible();
  await member.close.click();
  await expect.poll(() => header.shownBalance()).toBe(before - 1_000_000);

  const other = siteOf(await (await browser.newContext()).newPage(), 'aurora');
  await readGreeting(other);
  await signIn(other, demo.agent);
  await other.open('/member/transferUpline');
  await expect(other.notFound).toBeVisible();
  await other.member.item('wallet:menu.record').click();
  await expect(other.record.table.getByText(number)).toBeVisible();
});
