import { advanceMs, ledgerCheck, nowMs, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { vietnamPages } from '../pages/vietnam-pages.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const [minuteMs, dayMs] = [60_000, 86_400_000];

/** When it is next that time in Vietnam, seven hours ahead of UTC all year. */
function next(hour: number, minute: number, ms: number): number {
  const ofDay = (hour - 7) * 60 * minuteMs + minute * minuteMs;
  const today = Math.floor(ms / dayMs) * dayMs + ofDay;
  return today > ms ? today : today + dayMs;
}

test("a Vietnamese player on a phone bets lô, xiên and đá on tonight's South and xiên on the North, watches the prizes come one by one, and finds what came of the bets", async ({
  browser,
}) => {
  test.slow();
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'vi-VN' },
  });
  const page = await phone.newPage();
  const site = siteOf(page, 'lotus');
  const { lottery } = site;
  const vietnam = vietnamPages(site);
  /** The operator's clock goes on to a time, and the page asks at once what happened meanwhile. */
  const moveTo = async (hour: number, minute: number) => {
    const staff = await openConsole(browser);
    const now = await nowMs(staff);
    await advanceMs(staff, next(hour, minute, now) - now);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    return staff;
  };

  await moveTo(15, 50);
  await signIn(site, demo.member);
  await site.open('/vnlottery');
  await vietnam.south.first().click();
  for (const number of ['27', '72']) await vietnam.number(number).click();
  await vietnam.add.click();
  for (const play of ['xien', 'da']) {
    await vietnam.tab(`lottery:tab.${play}`).click();
    for (const number of ['05', '50', '55']) await vietnam.number(number).click();
    await vietnam.add.click();
  }
  await vietnam.openSlip.click();
  await vietnam.place.click();
  await expect(vietnam.placed).toBeVisible();
  await takePicture(page, 'vietnam-panel-phone');
  await vietnam.all.click();
  await vietnam.north.click();
  await vietnam.tab('lottery:tab.xien').click();
  for (const number of ['12', '21']) await vietnam.number(number).click();
  await vietnam.placeNow.click();
  await expect(vietnam.placed).toBeVisible();

  await moveTo(16, 20);
  await vietnam.all.click();
  await vietnam.south.first().click();
  // The list says it of every province that is being drawn.
  await expect(vietnam.progress).toHaveCount(1);
  await expect(vietnam.progress).toBeVisible();
  const openPlaces = await vietnam.open.count();
  expect(openPlaces).toBeGreaterThan(10);
  await takePicture(page, 'vietnam-live-phone');
  // The next prize comes to the open page by itself.
  await advanceMs(await openConsole(browser), 2 * minuteMs);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => vietnam.open.count()).toBeLessThan(openPlaces);

  await moveTo(16, 36);
  await expect(vietnam.progress).toHaveCount(0);
  await lottery.tab('lottery:bets.settled').click();
  await expect.poll(() => lottery.settled.count()).toBeGreaterThanOrEqual(3);
  await lottery.tab('lottery:bets.pending').click();
  await expect(lottery.pending).toHaveCount(1);
  const staff = await moveTo(18, 31);
  await expect(lottery.pending).toHaveCount(0);
  await lottery.tab('lottery:bets.settled').click();
  await takePicture(page, 'vietnam-settled-phone');
  expect(await ledgerCheck(staff)).toMatchObject({ isInOrder: true, sumMinor: 0 });
  await phone.close();
});
