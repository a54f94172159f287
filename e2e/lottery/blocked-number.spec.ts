import { blockNumber, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { buttonIn } from '../pages/tab.ts';
import { vietnamPages } from '../pages/vietnam-pages.ts';
import { gate } from '../support/held-requests.ts';
import { textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a Thai player on a phone meets a number that pays half, bets it knowingly, and cannot bet it once it is closed', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'th-TH' },
  });
  const page = await phone.newPage();
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('th')));
  const text = textsIn('th');
  const site = siteOf(page, 'lotus', text);
  const panel = vietnamPages(site);
  const agree = buttonIn(page.getByRole('dialog').or(page.getByRole('alertdialog')), text('lottery:blocked.agree'));
  const said = (key: string) => page.getByText(text(key).replace('{{numbers}}', '47')).first();
  const staff = await openConsole(browser);
  const block = { merchant: 'lotus', gameCode: 'THGOV', playCode: 'top2', numbers: ['47'] };
  await blockNumber(staff, { ...block, isClosed: false });

  await signIn(site, demo.member);
  await site.open('/seaLottery?gameCode=THGOV&playType=top2');
  await expect(said('lottery:blocked.half')).toBeVisible();
  await takePicture(page, 'sea-panel-phone');
  await panel.number('47').click();
  await panel.placeNow.click();
  await agree.click();
  await expect(panel.placed).toBeVisible();

  // The page asks for the numbers now and then; the bet comes before it asks again.
  const { open, opened } = gate();
  await page.route('**/numeros/blocked?**', (route) => opened.then(() => route.continue()));
  await panel.number('47').click();
  await blockNumber(staff, { ...block, isClosed: true });
  await panel.placeNow.click();
  await agree.click();
  open();
  await expect(page.getByText(text('lottery:error.lottery_number_closed'))).toBeVisible();
  await expect(said('lottery:blocked.chosen')).toBeVisible();
  await expect(panel.placeNow).toHaveCount(0);
  await phone.close();
});
