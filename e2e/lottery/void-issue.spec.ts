import type { Page } from '@playwright/test';
import type { AnnouncedIssue } from '@tessera/shared/events';
import { declareVoid, openConsole } from '../pages/console.ts';
import { lotteryPage } from '../pages/lottery-page.ts';
import { siteOf } from '../pages/site.ts';
import { vietnamPages } from '../pages/vietnam-pages.ts';
import { textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** What the edge announces of a game from now on, and what the page asks for it alone. */
async function countPushes(page: Page, code: string) {
  const received = await page.evaluateHandle(async () => {
    const issues: AnnouncedIssue[] = [];
    const stream = new EventSource('/edge/live');
    stream.addEventListener('issues-drawn', ({ data }) => issues.push(...JSON.parse(data).issues));
    await new Promise((resolve) => stream.addEventListener('open', resolve));
    return issues;
  });
  // Only now: what was asked before the stream was open may be of a draw that it did not name.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === `/lgw/draw/code/${code}`) asked.push(pathname);
  });
  const named = async () => (await received.jsonValue()).filter(({ gameCode }) => gameCode === code);
  return { asked, named };
}

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
  const pushes = await countPushes(page, 'HN');

  const touched = await declareVoid(staff, { game: 'lotus HN', issue, reason: '잘못된 배당표' });
  expect(touched).toContain('베팅 1건');
  await board.tab('lottery:bets.settled').click();
  await expect(page.getByText(text('lottery:bets.status.cancelled-by-system'), { exact: true }).first()).toBeVisible();
  await takePicture(page, 'void-issue-phone');
  // The page was notified, and asked for that game: at most once for each time that it was named.
  await expect.poll(() => pushes.asked.length).toBeGreaterThan(0);
  await expect.poll(pushes.named).toContainEqual({ gameCode: 'HN', issue, isVoid: true });
  await expect.poll(async () => (await pushes.named()).length - pushes.asked.length).toBeGreaterThanOrEqual(0);
  await phone.close();
});
