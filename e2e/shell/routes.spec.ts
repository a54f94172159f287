import { siteOf } from '../pages/site.ts';
import { expect, test, visitorTest } from '../support/test.ts';
import { become } from '../support/visits.ts';

type Row = readonly [path: string, chrome: 'full' | 'header', title: string];

/** Every row of the specification's table of routes that somebody contributes: its chrome, and what the tab is called. */
const routes: readonly Row[] = [
  ['/index', 'full', ''],
  ['/noticePage', 'full', '공지'],
  ['/elott', 'full', '전자복권'],
  ['/lottery', 'header', '복권'],
  ['/seaLottery', 'header', '동남아 복권'],
  ['/lottery?gameCode=K3', 'header', '복권'],
  ['/vnlottery', 'header', '베트남 복권'],
  ['/rng', 'full', '슬롯'],
  ['/rng?page=PG', 'full', '슬롯 · 온다 홀'],
  ['/live', 'full', '라이브 카지노'],
  ['/fish', 'full', '피싱'],
  ['/pvp', 'full', 'PVP'],
  ['/pp', 'full', '게임 · 루멘 홀'],
  ['/pg', 'full', '게임 · 온다 홀'],
  ['/bgs', 'full', '게임 · 블루핀 홀'],
  ['/jl', 'full', '게임 · 헥사 홀'],
  ['/fc', 'full', '게임 · 카이트 홀'],
  ['/bng', 'full', '게임 · 노스윈드 홀'],
  ['/cq9', 'full', '게임 · 문패스 홀'],
  ['/sports', 'full', '스포츠'],
  ['/esports', 'full', 'e스포츠'],
  ['/hot', 'full', '인기'],
  ['/promotions', 'full', '프로모션'],
  ['/vip', 'full', 'VIP'],
  ['/pointMall', 'full', '포인트몰'],
  ['/promoDetail?id=first-deposit', 'full', '프로모션 안내'],
  ['/drawCheck?raffle=1', 'full', '추첨 확인'],
  ['/game', 'header', '게임'],
  ['/seamless', 'header', '게임'],
];

for (const [path, chrome, title] of routes) {
  visitorTest(
    `${path} shows its page with ${chrome === 'full' ? 'header, footer and side menu' : 'the header only'}`,
    async ({ page }) => {
      const { open, header, footer, menu, notFound } = siteOf(page, 'aurora');
      await open(path);
      await expect(header.banner).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(footer.root).toHaveCount(chrome === 'full' ? 1 : 0);
      await expect(menu.list).toHaveCount(chrome === 'full' ? 1 : 0);
      await expect(notFound).toHaveCount(0);
      await expect(page).toHaveTitle(title ? `${title} · Aurora` : 'Aurora');
    },
  );
}

visitorTest('/ is home', async ({ page }) => {
  const { address, open } = siteOf(page, 'aurora');
  await open('/');
  await expect(page).toHaveURL(address('/index'));
});

for (const path of ['/register', '/register.html'])
  visitorTest(`${path} is home with the register dialog over it`, async ({ page }) => {
    const { address, open, register } = siteOf(page, 'aurora');
    await open(path);
    await expect(register.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address('/index'));
  });

visitorTest(
  '/login is the login dialog on a bare page, with the focus in it, and leads home when it is closed',
  async ({ page }) => {
    const { address, open, header, signIn } = siteOf(page, 'aurora');
    await open('/login');
    await expect(signIn.dialog).toBeVisible();
    await expect(header.banner).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText('로그인');
    await expect(signIn.username).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(address('/index'));
  },
);

visitorTest('/lottert replaces itself with /lottery and keeps its query', async ({ page }) => {
  const { address, open } = siteOf(page, 'aurora');
  await open('/lottert?gameCode=K3');
  await expect(page).toHaveURL(address('/lottery?gameCode=K3'));
});

visitorTest('/fav asks a visitor to sign in', async ({ page }) => {
  await siteOf(page, 'aurora').open('/fav');
  await expect(page.getByRole('main').getByRole('button', { name: '로그인' })).toBeVisible();
});

test('a page that is not there shows the not-found text, with a way home', async ({ page }) => {
  const { address, open, notFound, text, wayHome } = await become(page, 'member');
  await open('/nowhere');
  await expect(notFound).toBeVisible();
  await expect(page).toHaveTitle(`${text('shell:notFound.title')} · Aurora`);
  await wayHome.click();
  await expect(page).toHaveURL(address('/index'));
  await expect(notFound).toHaveCount(0);
});

for (const path of ['/register', '/register.html', '/helpmc', '/download', '/terms', '/privacy', '/responsible'])
  test(`a guarded site lets a visitor reach ${path}`, async ({ page }) => {
    const { address, open, register, title } = siteOf(page, 'harbor');
    await open(path);
    await expect(path.startsWith('/register') ? register.dialog : title()).toBeVisible();
    await expect(page).toHaveURL(address(path));
  });

for (const path of ['/index', '/rng', '/help', '/member/depositv2', '/nowhere'])
  test(`a guarded site leads a visitor from ${path} to the sign-in, which can't be closed`, async ({ page }) => {
    const { address, open, signIn } = siteOf(page, 'harbor');
    await open(path);
    await expect(page).toHaveURL(address('/login'));
    await expect(signIn.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signIn.dialog).toBeVisible();
  });
