import { siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';

test('the home page has the list of newest wins, which says so while it is empty', async ({ page }) => {
  const { open, promotions } = siteOf(page, 'aurora');
  await open();
  await promotions.winners.all.click();
  await expect(promotions.winners.dialog).toBeVisible();
  await expect(promotions.winners.dialog).toContainText(/최근 24시간/);
});
