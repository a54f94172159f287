import { popularSlots } from '../pages/game-list.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
// As browsers without CloseWatcher are: Safari and Firefox on phones.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')));

test('Back on a phone closes notices, the messages, the game sheet and the drawer, and only then leaves the page', async ({
  page,
}) => {
  const { address, games, header, menu, open, promotions } = await become(page, 'member');
  await menu.choose('promotions:menu.promotions');
  await expect(page).toHaveURL(address('/promotions'));
  await header.notices.click();
  await promotions.inbox.notices.click();
  await expect(promotions.notices).toBeVisible();
  await page.goBack();
  await expect(promotions.notices).toHaveCount(0);
  await expect(page).toHaveURL(address('/member/messageV2'));
  await page.goBack();
  await expect(page).toHaveURL(address('/member'));
  await page.goBack();
  await expect(page).toHaveURL(address('/promotions'));
  await menu.open.click();
  await expect(menu.list).toBeVisible();
  await page.goBack();
  await expect(menu.list).toHaveCount(0);
  await expect(page).toHaveURL(address('/promotions'));

  await page.goBack();
  await expect(page).toHaveURL(address('/index'));
  await open('/rng');
  // Before that, its link leads to the game's page, as in HTML.
  await expect.poll(() => isTakenOver(games.link(popularSlots[0]))).toBe(true);
  await games.link(popularSlots[0]).click();
  await expect(games.detail).toBeVisible();
  await page.goBack();
  await expect(games.detail).toHaveCount(0);
  await expect(page).toHaveURL(address('/rng'));
});

test('Back on a phone leads from a page of the member centre to its menu, and from there to the page below', async ({
  page,
}) => {
  const { address, member, menu } = await become(page, 'member');
  await menu.choose('promotions:menu.promotions');
  await menu.choose('wallet:menu.deposit');
  await expect(page).toHaveURL(address('/member/depositv2'));
  await page.goBack();
  await expect(member.menu).toBeVisible();
  await member.item('wallet:menu.record').click();
  await expect(page).toHaveURL(address('/member/transactionHistory'));
  await page.goBack();
  await expect(page).toHaveURL(address('/member'));
  await expect(member.menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address('/promotions'));
  await expect(member.menu).toHaveCount(0);
});

test('the menu of a phone lets a member sign out', async ({ page }) => {
  const { header, menu } = await become(page, 'member');
  await menu.choose('shell:account.signOut');
  await header.confirmSignOut.click();
  await expect(header.balance).toHaveCount(0);
});
