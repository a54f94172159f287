import type { Locator } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { demo, signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';

/** The items in their order, as they are read. */
const items = async (within: Locator): Promise<string[]> => {
  const all = within.locator('a, button').filter({ visible: true });
  await expect(all).not.toHaveCount(0);
  return (await all.allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
};

test('the side menu offers a visitor the main items and nothing of a member', async ({ page }) => {
  const { open, menu, text } = siteOf(page, 'aurora');
  await open();
  await expect(menu.item('lottery:menu.lottery')).toBeVisible();
  expect(await items(menu.list)).toEqual(
    [
      'wallet:menu.deposit',
      'wallet:menu.withdraw',
      'promotions:menu.promotions',
      'promotions:menu.share',
      'promotions:menu.rewards',
      'promotions:cashback.title',
      'games:menu.centre',
      'lottery:menu.lottery',
      'lottery:menu.vietnam',
      'lottery:seaLottery',
      'shell:content.down',
      'shell:support.name',
    ].map(text),
  );
});

test('the side menu offers a member the account’s items as well, each leading to its page', async ({ page }) => {
  const { address, member, menu } = await become(page, 'member');
  for (const [label, path] of [
    ['wallet:menu.deposit', 'member/depositv2'],
    ['wallet:menu.withdraw', 'member/withdraw'],
    ['wallet:menu.record', 'member/transactionHistory'],
    ['auth:menu.account', 'member/securityCenter'],
    ['promotions:menu.messages', 'member/messageV2'],
  ] as const) {
    await menu.choose(label);
    await expect(page).toHaveURL(address(`/${path}`));
    await expect(menu.current).toHaveCount(1);
    await member.close.click();
    await expect(page).toHaveURL(address('/index'));
  }
});

test('the side menu leads to help, and lists the languages the merchant has', async ({ page }) => {
  const { address, open, menu } = siteOf(page, 'aurora');
  await open();
  await menu.languages.click();
  await expect(menu.offeredLanguages).toHaveText(['한국어', 'English']);
  await page.keyboard.press('Escape');
  await menu.help.click();
  await expect(page).toHaveURL(address('/help'));
});

test('no language is offered where the merchant has but one', async ({ page }) => {
  const site = siteOf(page, 'harbor');
  const { menu } = site;
  await signIn(site, demo.member);
  await menu.open.click();
  await expect(menu.light).toBeVisible();
  await expect(menu.languages).toHaveCount(0);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a trial account on a phone is offered a full account and the way out, and no menu item that refuses it; no toast hides a dialog', async ({
    page,
    context,
  }) => {
    const { bottomBar, header, menu, register, text } = await become(page, 'trial');
    expect(await items(bottomBar.bar)).toEqual(
      ['shell:menu.home', 'games:menu.games', 'shell:visitor.register', 'shell:menu.me', 'shell:menu.support'].map(
        text,
      ),
    );
    await bottomBar.me.click();
    await menu.item('shell:visitor.register').click();
    await expect(register.field('password')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(text('shell:connection.offline'))).toBeVisible();
    await context.setOffline(false);
    const toast = page.locator('p').filter({ hasText: text('shell:connection.backDetail') });
    await expect(toast).toBeVisible();
    const bottom = async () => {
      const box = await toast.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect
      .poll(async () => ((await register.dialog.boundingBox())?.y ?? 0) - (await bottom()))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(register.dialog).toHaveCount(0);
    await bottomBar.me.click();
    await menu.item('shell:account.signOut').click();
    await header.confirmSignOut.click();
    await expect(header.signIn).toBeVisible();
  });
});

test('the header leads home by its mark, and offers a visitor free play, login and registering', async ({ page }) => {
  const { address, open, header, signIn: dialog } = siteOf(page, 'aurora');
  await open('/promotions');
  for (const button of [header.freePlay, header.signIn, header.register]) await expect(button).toBeVisible();
  await expect(header.balance).toHaveCount(0);
  await header.home.click();
  await expect(page).toHaveURL(address('/index'));
  await header.signIn.click();
  await expect(dialog.dialog).toBeVisible();
});

test('the header shows a member the balance, hides it behind three stars and keeps it so', async ({ page }) => {
  const { header } = await become(page, 'member');
  await expect(header.signIn).toHaveCount(0);
  await header.hideBalance.click();
  await expect(header.balance).toContainText('***');
  await page.reload();
  await expect(header.balance).toContainText('***');
  await expect(header.balance).not.toHaveText(/\d/);
  await header.showBalance.click();
  await expect(header.balance).toHaveText(/\d/);
});

test('the header opens the member centre by the account’s name, and asks before it signs out', async ({ page }) => {
  const { address, header, member } = await become(page, 'member');
  await header.accountName('player01').click();
  await expect(page).toHaveURL(address('/member'));
  await expect(member.root).toBeVisible();
  await member.close.click();
  await header.answerSignOut('cancel');
  await expect(header.balance).toBeVisible();
  await header.answerSignOut('confirm');
  await expect(header.signIn).toBeVisible();
  await expect(page).toHaveURL(address('/index'));
});

test.describe('a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });

  test('the header of a wide window shows the list of the first sports vendor by one press, and has DS88 as its own item after live', async ({
    page,
  }) => {
    const { address, open, games, header, text } = siteOf(page, 'aurora');
    await open();
    const sports = header.category(text('games:category.SPORTS'));
    const names = await items(header.categories);
    const live = names.indexOf(text('games:category.LIVE'));
    expect(names.slice(live, live + 3)).toEqual([
      text('games:category.LIVE'),
      '더비 88',
      text('games:category.SPORTS'),
    ]);
    await sports.click();
    await expect(page).toHaveURL(address('/sports?page=FLD'));
    await expect(games.vendor('필드라인')).toHaveAttribute('aria-pressed', 'true');
    await expect(sports).toHaveAttribute('aria-current', 'page');
    await header.category('더비 88').click();
    await expect(games.vendor('더비 88')).toHaveAttribute('aria-pressed', 'true');
    await expect(sports).not.toHaveAttribute('aria-current', 'page');
  });

  test('the header of a wide window starts lottery and electronic lottery where their vendor is, and shows the whole ring of what has the focus', async ({
    page,
  }) => {
    const { address, open, header, notFound, title, text } = siteOf(page, 'aurora');
    await open();
    await header.category(text('games:category.LOTT')).click();
    await expect(page).toHaveURL(address('/lottery'));
    await header.category(text('games:category.ELOTT')).click();
    await expect(page).toHaveURL(address('/elott'));
    // A page takes the focus when it arrives.
    await expect(title()).toBeVisible();
    await expect(notFound).toHaveCount(0);
    await header.category(text('games:category.LOTT')).focus();
    // The demo strip lies over what sticks out of the header.
    await page.keyboard.press('Tab');
    const ringTop = await page.locator('nav :focus-visible').evaluate((link) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(link);
      return link.getBoundingClientRect().top - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    });
    expect(ringTop).toBeGreaterThanOrEqual((await header.banner.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  });

  test('the header of a wide window signs a visitor in from its own form, which leads to free play and to registering too', async ({
    page,
  }) => {
    const { open, header, register } = siteOf(page, 'aurora');
    const { quickSignIn } = header;
    await open();
    await quickSignIn.register.click();
    await expect(register.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(register.dialog).toHaveCount(0);
    for (const once of ['auth:freePlay.start', 'auth:login.submit']) await expect(header.button(once)).toHaveCount(1);
    await quickSignIn.freePlay.click();
    await expect(header.balance).toHaveText(/\d/);
    await expect(quickSignIn.form).toHaveCount(0);
  });

  test('the header of a wide window signs a member in from its own form', async ({ page }) => {
    const { open, header } = siteOf(page, 'aurora');
    const { quickSignIn } = header;
    await open();
    await quickSignIn.username.fill(demo.member.account);
    await quickSignIn.password.fill(demo.member.password);
    await quickSignIn.submit.click();
    await expect(header.balance).toHaveText(/\d/);
  });
});

test('the right bar holds customer service, and the codes for iOS, its light form and Android', async ({ page }) => {
  const { open, rightBar } = siteOf(page, 'aurora');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open();
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wps/system/status');
  await expect(rightBar.support).toBeVisible();
  await rightBar.codes.click();
  for (const system of ['iOS', 'iOS Lite', 'Android']) {
    await expect(rightBar.codeFor(system)).toBeVisible();
    expect((await rightBar.codeFor(system).boundingBox())?.width).toBe(125);
  }
});

test('the footer says that this is no licence, and every one of its links leads to a page', async ({ page }) => {
  const { open, footer, notFound, text, title } = siteOf(page, 'aurora');
  await open();
  await expect(footer.root).toContainText(text('shell:footer.sandboxLicence.text'));
  await expect(footer.link('/lottery')).toBeVisible();
  const paths = await footer.links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/rng', '/live', '/lottery', '/help', '/payments', '/security', '/responsible']),
  );
  for (const path of paths) {
    await footer.link(path).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await expect(title()).toBeVisible();
    await expect(notFound).toHaveCount(0);
    await page.goBack();
  }
});
