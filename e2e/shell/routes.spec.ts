import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const notFound = words('aurora', 'shell:notFound.title');

/** Every row of the specification's table of routes that somebody contributes, and how much chrome stands around it. */
const routes: readonly (readonly [path: string, chrome: 'full' | 'header'])[] = [
  ['/index', 'full'],
  ['/noticePage', 'full'],
  ['/elott', 'full'],
  ['/lottery', 'header'],
  ['/lottery?gameCode=K3', 'header'],
  ['/rng', 'full'],
  ['/rng?page=PG', 'full'],
  ...['live', 'fish', 'pvp', 'pp', 'pg', 'bgs', 'jl', 'fc', 'bng', 'cq9'].map((game) => [`/${game}`, 'full'] as const),
  ['/sports', 'full'],
  ['/esports', 'full'],
  ['/hot', 'full'],
  ['/promotions', 'full'],
  ['/promoDetail?id=first-deposit', 'full'],
  ['/game', 'header'],
  ['/seamless', 'header'],
];

test.describe('an address', () => {
  for (const [path, chrome] of routes) {
    test(`${path} shows its page with ${chrome === 'full' ? 'header, footer and side menu' : 'the header only'}`, async ({
      page,
    }) => {
      await page.goto(site('aurora') + path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(chrome === 'full' ? 1 : 0);
      await expect(page.getByRole('navigation', { name: '메뉴', exact: true })).toHaveCount(chrome === 'full' ? 1 : 0);
      await expect(page.getByText(notFound)).toHaveCount(0);
    });
  }

  test('/ is home', async ({ page }) => {
    await page.goto(site('aurora'));
    await expect(page).toHaveURL(`${site('aurora')}/index`);
  });

  for (const path of ['/register', '/register.html'])
    test(`${path} is home with the register dialog over it`, async ({ page }) => {
      await page.goto(site('aurora') + path);
      await expect(page.getByRole('dialog', { name: '회원가입' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${site('aurora')}/index`);
    });

  test('/login is the login dialog on a bare page', async ({ page }) => {
    await page.goto(`${site('aurora')}/login`);
    await expect(page.getByRole('dialog', { name: '로그인' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  });

  test('/lottert replaces itself with /lottery and keeps its query', async ({ page }) => {
    await page.goto(`${site('aurora')}/lottert?gameCode=K3`);
    await expect(page).toHaveURL(`${site('aurora')}/lottery?gameCode=K3`);
  });

  test('/fav asks a visitor to sign in', async ({ page }) => {
    await page.goto(`${site('aurora')}/fav`);
    await expect(page.getByRole('main').getByRole('button', { name: '로그인' })).toBeVisible();
  });

  for (const path of ['/vip', '/pointMall', '/vnlottery', '/seaLottery'])
    test(`${path}, which nobody contributes yet, is not found and leads home`, async ({ page }) => {
      await page.goto(site('aurora') + path);
      await expect(page.getByRole('heading', { name: notFound })).toBeVisible();
      await page.getByRole('link', { name: '홈으로 가기' }).click();
      await expect(page).toHaveURL(`${site('aurora')}/index`);
    });
});

test.describe('a guarded site', () => {
  for (const path of ['/register', '/register.html', '/helpmc', '/download'])
    test(`lets a visitor reach ${path}`, async ({ page }) => {
      await page.goto(site('harbor') + path);
      await expect(page.getByRole('heading', { level: path.startsWith('/register') ? 2 : 1 }).first()).toBeVisible();
      await expect(page).toHaveURL(site('harbor') + path);
    });

  for (const path of ['/index', '/rng', '/help', '/member/depositv2', '/nowhere'])
    test(`leads a visitor from ${path} to the way in, which can't be closed`, async ({ page }) => {
      await page.goto(site('harbor') + path);
      await expect(page).toHaveURL(`${site('harbor')}/login`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
    });
});
