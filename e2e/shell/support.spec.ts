import type { Page } from '@playwright/test';
import { findMember, openConsole } from '../pages/console.ts';
import { siteOf } from '../pages/site.ts';
import { answer, openConversation, supportWindow } from '../pages/support-window.ts';
import { fieldIn } from '../pages/tab.ts';
import { consoleSite } from '../support/addresses.ts';
import { axeFor, seriousFaultsOf } from '../support/axe.ts';
import { takePicture } from '../support/pictures.ts';
import { register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

let staff: Page;
test.beforeAll(async ({ browser }) => {
  staff = await openConsole(browser);
});
test.afterAll(() => staff.context().close());

const seriousFaults = async (page: Page): Promise<string[]> =>
  (await seriousFaultsOf(axeFor(page))).map(({ id }) => id);

/** A photograph larger than what is sent, as this browser writes it. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 });
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let n = 0; n < 400; n += 1) {
      pen.fillStyle = `hsl(${(n * 47) % 360} 70% 50%)`;
      pen.fillRect((n * 613) % 3000, (n * 389) % 2000, 300, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

test('a visitor and the console write to each other with a picture, without a reload, and the visitor finds it again', async ({
  page,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  const question = `가입 문의 ${Date.now()}`;
  await site.open();
  const opened = page.waitForEvent('popup');
  await site.menu.choose('shell:support.name');
  const tab = await opened;
  await tab.waitForURL(site.address('/helpmc'));
  const support = supportWindow({ ...site, page: tab });
  await support.files.setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: await photograph(page) });
  await support.message.fill(question);
  await support.message.press('Enter');
  await expect(support.said(question)).toBeVisible();
  await expect(support.pictures).toHaveJSProperty('naturalWidth', 1600);

  const conversation = await openConversation(staff, question);
  await expect(conversation.getByRole('img', { name: '사진' })).toHaveJSProperty('naturalWidth', 1600);
  await answer(conversation, '지금 가입하실 수 있습니다.');
  await expect(support.said('지금 가입하실 수 있습니다.')).toBeVisible();
  expect(await seriousFaults(tab)).toEqual([]);
  expect(await seriousFaults(staff)).toEqual([]);
  for (const [size, viewport] of Object.entries({
    phone: { width: 390, height: 844 },
    desktop: { width: 1440, height: 900 },
  }))
    for (const colorScheme of ['dark', 'light'] as const)
      for (const [name, shown] of [
        ['support-window', tab],
        ['support-console', staff],
      ] as const) {
        await shown.setViewportSize(viewport);
        await shown.emulateMedia({ colorScheme });
        await takePicture(shown, `${name}-${colorScheme}-${size}`);
      }
  await staff.setViewportSize({ width: 1440, height: 1000 });

  await tab.reload();
  await expect(support.said(question)).toBeVisible();
  await conversation.getByRole('button', { name: '상담 종료' }).click();
  await expect(support.ended).toBeVisible();
});

test('an answer that a member has not seen is counted in the menu until the conversation is opened', async ({
  page,
}) => {
  test.slow();
  const site = siteOf(page, 'aurora');
  await register(site);
  const question = `입금 문의 ${Date.now()}`;
  const openWindow = async () => {
    const opened = page.waitForEvent('popup');
    await site.menu.choose('shell:support.name');
    const tab = await opened;
    return { tab, support: supportWindow({ ...site, page: tab }) };
  };
  const first = await openWindow();
  await first.support.message.fill(question);
  await first.support.send.click();
  await expect(first.support.said(question)).toBeVisible();
  await first.tab.close();
  await answer(await openConversation(staff, question), '확인했습니다.');
  const count = site.menu.item('shell:support.name').getByText('1', { exact: true });
  // Back in this tab, which counts at once what came meanwhile.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(count).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  const again = await openWindow();
  await expect(again.support.said('확인했습니다.')).toBeVisible();
  await page.reload();
  await expect(site.header.account).toBeVisible();
  await expect(count).toHaveCount(0);
});

test('a club rank that the console sets leads a member to the VIP queue', async ({ page }) => {
  const site = siteOf(page, 'aurora');
  const account = await register(site);
  await findMember(staff, account);
  await staff.getByRole('combobox', { name: '클럽 등급' }).click();
  await staff.getByRole('option', { name: '7', exact: true }).click();
  await fieldIn(staff, '사유').fill('오랜 회원');
  await staff.getByRole('button', { name: '등급 지정' }).click();
  await expect(staff.getByText(/7등급.*operator: 오랜 회원/)).toBeVisible();
  const question = `VIP 문의 ${Date.now()}`;
  await site.open('/helpmc');
  const support = supportWindow(site);
  await support.message.fill(question);
  await support.send.click();
  await expect(page.getByText(site.text('shell:support.noteVip'))).toBeVisible();
  await staff.goto(`${consoleSite()}/support`);
  await expect(staff.getByRole('row').filter({ hasText: question })).toContainText('VIP');
});
