import { declareVoid, openConsole } from '../pages/console.ts';
import { lotteryPage } from '../pages/lottery-page.ts';
import { siteOf } from '../pages/site.ts';
import { vietnamPages } from '../pages/vietnam-pages.ts';
import { textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a Vietnamese player on a phone gets the stake back when the draw of a bet is declared void', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'vi-VN' },
  });
  const page = await phone.newPage();
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('vi')));
  const text = textsIn('vi');
  const site = siteOf(page, 'lotus', text);
  const panel = vietnamPages(site);
  const board = lotteryPage(site);
  const staff = await openConsole(browser);

  await signIn(site, demo.member);
  await site.open('/seaLottery?gameCode=HN&playType=top2');
  await panel.number('47').click();
  await panel.placeNow.click();
  await expect(panel.placed).toBeVisible();
  await board.tab('lottery:bets.pending').click();
  const issue = await page.evaluate(async () => {
    const answer = await fetch('/lgw/draw/code/HN', { headers: { merchant: 'lotus', language: 'vi' } });
    return ((await answer.json()) as { value: { current: { issue: string } } }).value.current.issue;
  });

  const touched = await declareVoid(staff, { game: 'lotus HN', issue, reason: '잘못된 배당표' });
  expect(touched).toContain('베팅 1건');
  await board.tab('lottery:bets.settled').click();
  await expect(page.getByText(text('lottery:bets.status.cancelled-by-system'), { exact: true }).first()).toBeVisible();
  await takePicture(page, 'void-issue-phone');
  await phone.close();
});
