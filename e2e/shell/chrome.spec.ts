import type { Locator, Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { become } from '../support/visits.ts';
import { words } from '../support/words.ts';

const say = (key: string) => words('aurora', key);
const home = (page: Page) => page.goto(`${site('aurora')}/index`);
const menu = (page: Page) => page.getByRole('navigation', { name: say('shell:menu.name'), exact: true });
const header = (page: Page) => page.getByRole('banner');

/** The items in their order, as they are read. */
const items = async (within: Locator): Promise<string[]> => {
  await expect(within.locator('a, button').first()).toBeVisible();
  return (await within.locator('a, button').allInnerTexts()).map((text) => text.split('\n')[0]?.trim() ?? '');
};

const mainItems = [
  'wallet:menu.deposit',
  'wallet:menu.withdraw',
  'promotions:menu.promotions',
  'games:menu.centre',
  'lottery:menu.lottery',
  'shell:content.down',
  'shell:support.name',
].map(say);

test.describe('the side menu', () => {
  test('offers a visitor the main items and nothing of a member', async ({ page }) => {
    await home(page);
    await expect(menu(page).getByText(say('lottery:menu.lottery'))).toBeVisible();
    expect(await items(menu(page))).toEqual(mainItems);
  });

  test('offers a member the account’s items as well, each leading to its page', async ({ page }) => {
    await become(page, 'member');
    await home(page);
    for (const [label, path] of [
      ['wallet:menu.deposit', 'member/depositv2'],
      ['wallet:menu.withdraw', 'member/withdraw'],
      ['wallet:menu.record', 'member/transactionHistory'],
      ['auth:menu.security', 'member/securityCenter'],
      ['auth:menu.account', 'member/securityCenter'],
    ] as const) {
      await menu(page)
        .getByRole('button', { name: say(label), exact: true })
        .click();
      await expect(page).toHaveURL(`${site('aurora')}/${path}`);
      await expect(page.locator('aside [aria-current="page"]')).toHaveCount(1);
      await page
        .getByRole('button', { name: say('shell:centre.close'), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(`${site('aurora')}/index`);
    }
  });

  test('leads to help, and lists the languages the merchant has', async ({ page }) => {
    await home(page);
    const foot = page.getByRole('complementary').filter({ has: menu(page) });
    await foot.getByTitle(say('shell:language.choose')).click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['한국어', 'English']);
    await page.keyboard.press('Escape');
    await foot.getByRole('link', { name: say('shell:content.help') }).click();
    await expect(page).toHaveURL(`${site('aurora')}/help`);
  });
});

test('no language is offered where the merchant has but one', async ({ page }) => {
  await signIn(page, 'harbor', 'player01', 'Play1234');
  await page.getByRole('button', { name: words('harbor', 'shell:menu.open') }).click();
  await expect(page.getByTitle(words('harbor', 'shell:theme.light'))).toBeVisible();
  await expect(page.getByTitle(words('harbor', 'shell:language.choose'))).toHaveCount(0);
});

test.describe('a trial account on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const told = (page: Page) => page.locator('p').filter({ hasText: say('shell:connection.backDetail') });

  test('is offered a full account and the way out, and no menu item that refuses it; no toast hides a dialog', async ({
    page,
    context,
  }) => {
    await become(page, 'trial');
    await home(page);
    const bar = page.getByRole('navigation', { name: say('shell:menu.bottom') });
    expect(await items(bar)).toEqual(
      ['shell:menu.home', 'games:menu.games', 'shell:visitor.register', 'shell:menu.me', 'shell:menu.support'].map(say),
    );
    const choose = async (key: string) => {
      await bar.getByRole('button', { name: say('shell:menu.me') }).click();
      await menu(page)
        .getByRole('button', { name: say(key), exact: true })
        .click();
    };
    await choose('shell:visitor.register');
    const dialog = page.getByRole('dialog', { name: say('auth:register.title') });
    await expect(dialog.getByRole('textbox').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(say('shell:connection.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(told(page)).toBeVisible();
    const bottom = async () => {
      const box = await told(page).boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(async () => ((await dialog.boundingBox())?.y ?? 0) - (await bottom())).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await choose('shell:account.signOut');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('auth:signOut.confirm'), exact: true })
      .click();
    await expect(header(page).getByRole('button', { name: say('shell:visitor.signIn'), exact: true })).toBeVisible();
  });
});

test.describe('the header', () => {
  test('leads home by its mark, and offers a visitor free play, login and registering', async ({ page }) => {
    await page.goto(`${site('aurora')}/promotions`);
    for (const key of ['freePlay', 'signIn', 'register'])
      await expect(header(page).getByRole('button', { name: say(`shell:visitor.${key}`), exact: true })).toBeVisible();
    await expect(page.getByTestId('balance')).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Aurora' }).click();
    await expect(page).toHaveURL(`${site('aurora')}/index`);
    await header(page)
      .getByRole('button', { name: say('shell:visitor.signIn'), exact: true })
      .click();
    await expect(page.getByRole('dialog', { name: say('auth:login.title') })).toBeVisible();
  });

  test('shows a member the balance, hides it behind three stars and keeps it so', async ({ page }) => {
    await become(page, 'member');
    await home(page);
    await expect(header(page).getByRole('button', { name: say('shell:visitor.signIn'), exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: say('wallet:balance.hide') }).click();
    await expect(page.getByTestId('balance')).toContainText('***');
    await page.reload();
    await expect(page.getByTestId('balance')).toContainText('***');
    await expect(page.getByTestId('balance')).not.toHaveText(/\d/);
    await page.getByRole('button', { name: say('wallet:balance.show') }).click();
    await expect(page.getByTestId('balance')).toHaveText(/\d/);
  });

  test('opens the member centre by the account’s name, and asks before it signs out', async ({ page }) => {
    await become(page, 'member');
    await home(page);
    const account = page.getByRole('button', { name: say('shell:account.menu').replace('{{name}}', 'player01') });
    await account.click();
    await page.getByRole('menuitem', { name: say('auth:menu.account') }).click();
    await expect(page).toHaveURL(`${site('aurora')}/member/securityCenter`);
    await page
      .getByRole('button', { name: say('shell:centre.close'), exact: true })
      .first()
      .click();
    for (const answer of ['auth:signOut.cancel', 'auth:signOut.confirm']) {
      await account.click();
      await page.getByRole('menuitem', { name: say('shell:account.signOut') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say(answer), exact: true })
        .click();
      if (answer === 'auth:signOut.cancel') await expect(page.getByTestId('balance')).toBeVisible();
    }
    await expect(header(page).getByRole('button', { name: say('shell:visitor.signIn'), exact: true })).toBeVisible();
    await expect(page).toHaveURL(`${site('aurora')}/index`);
  });
});

test.describe('the header of a wide window', () => {
  test.use({ viewport: { width: 1920, height: 1000 } });
  const categories = (page: Page) => page.getByRole('navigation', { name: say('shell:menu.categories') });
  const category = (page: Page, key: string) =>
    categories(page).getByRole('link', { name: say(`games:category.${key}`), exact: true });

  test('starts the first sports vendor by one press, and has DS88 as its own item after live', async ({ page }) => {
    await home(page);
    const names = await items(categories(page));
    const live = names.indexOf(say('games:category.LIVE'));
    expect(names.slice(live, live + 3)).toEqual([say('games:category.LIVE'), '더비 88', say('games:category.SPORTS')]);
    await category(page, 'SPORTS').click();
    await expect(page).toHaveURL(`${site('aurora')}/sports?page=FLD`);
    await expect(page.getByRole('main').getByRole('button', { name: '필드라인' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(category(page, 'SPORTS')).toHaveAttribute('aria-current', 'page');
    await categories(page).getByRole('link', { name: '더비 88' }).click();
    await expect(page.getByRole('main').getByRole('button', { name: '더비 88' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(category(page, 'SPORTS')).not.toHaveAttribute('aria-current', 'page');
  });

  test('starts lottery and electronic lottery where their vendor is', async ({ page }) => {
    await home(page);
    await category(page, 'LOTT').click();
    await expect(page).toHaveURL(`${site('aurora')}/lottery`);
    await category(page, 'ELOTT').click();
    await expect(page).toHaveURL(`${site('aurora')}/elott`);
    await expect(page.getByText(say('shell:notFound.title'))).toHaveCount(0);
  });

  test('signs a visitor in from its own form, which leads to free play and to registering too', async ({ page }) => {
    await home(page);
    const form = page.getByRole('form', { name: say('auth:login.inHeader') });
    await form.getByRole('button', { name: say('auth:login.register'), exact: true }).click();
    const register = page.getByRole('dialog', { name: say('auth:register.title') });
    await expect(register).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(register).toHaveCount(0);
    for (const once of ['auth:freePlay.start', 'auth:login.submit'])
      await expect(header(page).getByRole('button', { name: say(once), exact: true })).toHaveCount(1);
    await form.getByRole('button', { name: say('auth:freePlay.start'), exact: true }).click();
    await expect(page.getByTestId('balance')).toHaveText(/\d/);
    await expect(form).toHaveCount(0);
  });

  test('signs a member in from its own form', async ({ page }) => {
    await home(page);
    const form = page.getByRole('form', { name: say('auth:login.inHeader') });
    await form.getByLabel(say('auth:field.username')).fill('player01');
    await form.getByLabel(say('auth:field.password')).fill('Play1234');
    await form.getByRole('button', { name: say('auth:login.submit'), exact: true }).click();
    await expect(page.getByTestId('balance')).toHaveText(/\d/);
  });
});

test('the right bar holds customer service, and the codes for iOS, its light form and Android', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await home(page);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/wps/system/status');
  const bar = page.getByRole('complementary', { name: say('shell:rightBar.name') });
  await expect(bar.getByRole('button', { name: say('shell:support.name') })).toBeVisible();
  await bar.getByRole('button', { name: say('shell:rightBar.download') }).click();
  for (const system of ['iOS', 'iOS Lite', 'Android']) {
    const code = bar.getByRole('img', {
      name: say('shell:content.codeFor').replace('{{system}}', system),
      exact: true,
    });
    await expect(code).toBeVisible();
    expect((await code.boundingBox())?.width).toBe(125);
  }
});

test('the footer says that this is no licence, and every one of its links leads to a page', async ({ page }) => {
  await home(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(say('shell:footer.sandboxLicence.text'));
  const links = footer.getByRole('link');
  await expect(links.filter({ hasText: say('lottery:title') }).first()).toBeVisible();
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/rng', '/live', '/lottery', '/help', '/payments', '/security', '/responsible']),
  );
  for (const path of paths) {
    await footer.locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(say('shell:notFound.title'))).toHaveCount(0);
    await page.goBack();
  }
});
