import { siteOf } from '../pages/site.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visits.ts';

const pages = [
  ['help', '도움말 센터'],
  ['down', '앱 다운로드'],
  ['download', '앱 다운로드'],
  ['join', '제휴 안내'],
  ['about', '소개'],
  ['news', '소식'],
  ['blog', '블로그'],
  ['credit', '신용 보고'],
  ['responsible', '책임 게임'],
  ['refer', '친구 초대'],
  ['payments', '입출금 방법'],
  ['security', '보안과 인증'],
  ['privacy', '개인정보'],
  ['terms', '이용약관'],
] as const;

test("each page of content has the merchant's own texts, between header and footer", async ({ page }) => {
  for (const [path, title] of pages)
    await test.step(path, async () => {
      await visit(page, { name: path, brand: 'aurora', path: `/${path}` });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Aurora`);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('main').locator('h2, article').filter({ hasText: /\S{2}/ })).not.toHaveCount(0);
    });
});

test('/helpmc is help alone, also for a visitor of a guarded site', async ({ page }) => {
  const { open, help, header, footer, signIn, wayHome } = siteOf(page, 'harbor');
  await open('/helpmc');
  await expect(help.title).toBeVisible();
  await expect(header.banner).toBeHidden();
  await expect(footer.root).toBeHidden();
  await wayHome.click();
  await expect(signIn.dialog).toBeVisible();
});

test('help shows the questions that match what is typed, and opens one by a press', async ({ page }) => {
  const { open, menu, help } = siteOf(page, 'aurora');
  await open();
  await menu.help.click();
  await page.getByText('입금은 어떻게 하나요?').click();
  await expect(page.getByText('금액과 입금자명을 입력합니다.')).toBeVisible();
  await help.search.fill('비밀번호');
  await expect(page.getByText('입금은 어떻게 하나요?')).toBeHidden();
  await expect(page.getByText('계정을 안전하게 지키려면')).toBeVisible();
});

test('feedback that is too short stays in the form, and longer feedback gets its number', async ({ page }) => {
  const { open, footer, help } = siteOf(page, 'aurora');
  // A page that is filled at once: the footer of home moves while its parts below the fold come.
  await open('/promotions');
  await footer.link('/feedback').click();
  const content = help.message;
  // What is typed before that has tests of its own.
  await expect.poll(() => isTakenOver(content)).toBe(true);
  await content.fill('짧음');
  await help.send.click();
  await expect(content).toHaveValue('짧음');
  await expect(content).toHaveAccessibleDescription(/10자 이상/);
  await content.fill('복권 화면의 남은 시간이 더 크게 보이면 좋겠습니다.');
  await help.send.click();
  await expect(page.getByText(/접수 번호 F-\d+/)).toBeVisible();
});

test('customer service opens in a small window on a host of the merchant', async ({ page }) => {
  const { address, open, menu } = siteOf(page, 'aurora');
  await open();
  const opened = page.waitForEvent('popup');
  await menu.choose('shell:support.name');
  await (await opened).waitForURL(address('/helpmc'));
});

test('codes for phones show only where the merchant has something for them', async ({ page }) => {
  const { open, rightBar } = siteOf(page, 'aurora');
  await open();
  await rightBar.codes.click();
  await expect(rightBar.codeFor('iOS')).toBeVisible();
  await expect(rightBar.codeFor('Android')).toBeVisible();
  await siteOf(page, 'lotus').open('/down');
  await expect(page.getByRole('img', { name: 'Mã QR cho Android' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mã QR cho iOS' })).toHaveCount(0);
});
