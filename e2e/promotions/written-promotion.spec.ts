import {
  editPromotion,
  openConsole,
  previewAddress,
  savePromotion,
  startAt,
  stopPromotion,
  writePromotion,
} from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { textsIn } from '../support/messages.ts';
import { takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a promotion is written in two languages, looked at as a player, announced, opened, and stopped: each reaches the open page', async ({
  page,
  browser,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const { promotions } = site;
  await register(site);
  const id = `written-${Date.now() % 1e9}`;
  const title = `늦가을 보너스 ${id}`;
  const english = `Late autumn bonus ${id}`;
  const staff = await openConsole(browser);
  await writePromotion(staff, 'Aurora', {
    id,
    texts: {
      한국어: {
        title,
        summary: '첫 입금의 절반입니다.',
        terms: '<h3>조건</h3><script>window.isHacked = true</script>',
      },
      영어: { title: english, summary: 'Half of a deposit.', terms: '<h3>Conditions</h3>' },
    },
  });
  await takePicture(staff, 'console-promotion');

  const address = await previewAddress(staff, '밝게');
  const shown = await (await browser.newContext()).newPage();
  const preview = siteOf(shown, 'aurora', textsIn('en'));
  await shown.goto(address.replace('lang=ko', 'lang=en'));
  await expect(preview.promotions.previewNote).toBeVisible();
  await expect(preview.promotions.previewTitle).toHaveText(english);
  await expect(shown.locator('html')).toHaveAttribute('data-theme', 'light');
  await takePicture(shown, 'promotion-preview');
  await shown.close();

  await startAt(staff, '2099-01-02T00:00');
  await savePromotion(staff, english);
  await site.open('/promotions');
  await promotions.promotion(id).click();
  await expect(promotions.notYet).toBeVisible();

  await editPromotion(staff, english);
  await startAt(staff, '');
  await savePromotion(staff, english, '새 버전으로 저장하기');
  await expect(promotions.join).toBeVisible();
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);

  await promotions.join.click();
  await expect(promotions.state('joined')).toBeVisible();
  await stopPromotion(staff, english);
  await expect(promotions.state('closed')).toBeVisible();
});
