import { siteOf } from '../pages/site.ts';
import { supportWindow } from '../pages/support-window.ts';
import { site } from '../support/addresses.ts';
import { phone } from '../support/devices.ts';
import { proofPicture } from '../support/pictures.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { expect, test } from '../support/test.ts';

test.use(phone);

test('numbers that are tapped before any script has come pulse at once, and are all chosen when it has', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const { lottery } = siteOf(page, 'lotus');
  const numbers = ['03', '05', '07'].map(lottery.number);
  await openRendered(page, `${site('lotus')}/lottery?gameCode=PK10`, numbers[0]);
  for (const number of numbers) await number.tap();
  for (const number of numbers) expect(await number.evaluate((button) => button.getAnimations().length)).toBe(1);
  release();
  for (const number of numbers) await expect(number).toHaveAttribute('aria-pressed', 'true');
  await expect(lottery.number('04')).toHaveAttribute('aria-pressed', 'false');
});

test('a game and then a play that are tapped before any script has come lead to that play of that game', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const { lottery } = siteOf(page, 'lotus');
  const play = lottery.play('lottery:play.tod3.method');
  await openRendered(page, `${site('lotus')}/seaLottery`, play);
  await lottery.choice('LAO').tap();
  await play.tap();
  expect(await play.evaluate((button) => button.getAnimations().length)).toBe(1);
  release();
  await expect(page).toHaveURL(/gameCode=LAO&playType=tod3/);
  await expect(lottery.choice('LAO').getByRole('radio')).toBeChecked();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
});

test('Back returns to where a page was scrolled before any script had come', async ({ page }) => {
  const release = await holdScripts(page);
  const { title, bottomBar } = siteOf(page, 'aurora');
  await openRendered(page, `${site('aurora')}/rng`, title());
  // Its HTML comes in pieces.
  await page.waitForFunction(() => document.documentElement.scrollHeight >= window.innerHeight + 500);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, 500);
      }),
  );
  release();
  await page.waitForLoadState('networkidle');
  await bottomBar.bar.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/index$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('a picture that is chosen before any script has come is sent with the message', async ({ page }) => {
  const release = await holdScripts(page);
  const site = siteOf(page, 'aurora');
  const support = supportWindow({ ...site, page });
  const question = `사진 ${Date.now()}`;
  await openRendered(page, site.address('/helpmc'), support.message);
  await support.files.setInputFiles(proofPicture);
  await support.message.fill(question);
  await support.send.tap();
  release();
  await expect(support.said(question)).toBeVisible();
  await expect(support.pictures).toHaveJSProperty('naturalWidth', 1);
});
