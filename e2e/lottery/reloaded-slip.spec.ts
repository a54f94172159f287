import { siteOf } from '../pages/site.ts';
import { expect, visitorTest as test } from '../support/test.ts';

test('a visitor who loads the lottery again has the bets on the slip as they were', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().includes('[rendered]')) warnings.push(message.text());
  });
  const site = siteOf(page, 'aurora');
  const { lottery } = site;
  await site.open('/lottery?gameCode=K3&playType=sum-sides');
  for (const side of ['big', 'odd']) {
    await lottery.side(`lottery:option.${side}`).click();
    await lottery.add.click();
  }
  await expect(lottery.inSlip).toHaveCount(2);
  const before = await lottery.inSlip.locator('strong').allTextContents();
  await page.reload();
  await expect(lottery.inSlip).toHaveCount(2);
  expect(await lottery.inSlip.locator('strong').allTextContents()).toEqual(before);
  expect(warnings).toEqual([]);
});
