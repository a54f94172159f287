import { siteOf } from '../pages/site.ts';
import { brandName, site } from '../support/addresses.ts';
import { phone } from '../support/devices.ts';
import { textsIn } from '../support/messages.ts';
import { demo } from '../support/player.ts';
import { holdScripts, openRendered } from '../support/rendered-page.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

test('a visitor sees the page and its links before any script has come, and a button that was pressed then answers after it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const { header, signIn } = siteOf(page, 'lotus');
  await openRendered(page, `${site('lotus')}/index`, page.getByRole('main').getByRole('link').first());
  await header.signIn.click();
  release();
  await expect(signIn.dialog).toBeVisible();
});

const desktop = { width: 1440, height: 900 };
for (const [path, viewport] of [
  ['/index', desktop],
  ['/index', phone.viewport],
  ['/rng', phone.viewport],
  ['/lottery?gameCode=PK10', phone.viewport],
] as const)
  test(`a visitor who has scrolled ${path}, ${viewport.width} px wide, before any script has come stays there when it has`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const release = await holdScripts(page);
    const banner = page.getByRole('banner');
    await openRendered(page, `${site('aurora')}${path}`, banner);
    await page.mouse.move(200, 600);
    await page.mouse.wheel(0, 600);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBe(600);
    release();
    await expect.poll(() => isTakenOver(banner)).toBe(true);
    await page.waitForLoadState('networkidle');
    // The browser keeps in its place what is seen: parts above it may have grown by some pixels.
    expect(Math.abs((await scrolled()) - 600)).toBeLessThan(10);
  });

test('a visitor follows links before any script has come, in the colours that were chosen before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', JSON.stringify('light')));
  await holdScripts(page);
  const { menu, promotions, address } = siteOf(page, 'aurora');
  const link = menu.item('promotions:menu.promotions');
  await openRendered(page, `${site('aurora')}/index`, link);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await link.click();
  await expect(page).toHaveURL(address('/promotions'));
  await expect(promotions.title).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('the terms can be read before any script has come, and stay as they are when it has', async ({ page }) => {
  const release = await holdScripts(page);
  const article = page.locator('main article').first();
  await openRendered(page, `${site('lotus')}/terms`, article);
  const before = await article.innerHTML();
  await article.evaluate((element) => element.setAttribute('data-of-the-edge', ''));
  const { header, signIn } = siteOf(page, 'lotus');
  await header.signIn.click();
  release();
  await expect(signIn.dialog).toBeVisible();
  await expect(article).toHaveAttribute('data-of-the-edge', '');
  expect(await article.innerHTML()).toBe(before);
});

for (const brand of ['aurora', 'harbor'] as const)
  test(`what is typed into the sign-in of ${brand} before any script has come signs in when it has`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const { address, signIn, header } = siteOf(page, brand);
    await openRendered(page, `${site(brand)}/login`, signIn.username);
    await signIn.signIn(demo.member.account, demo.member.password);
    release();
    await expect(header.account).toBeVisible();
    await expect(page).toHaveURL(address('/index'));
  });

test('what is typed into the sign-in before any script has come stays where another account is remembered', async ({
  page,
  context,
}) => {
  const remembered = { remember: '1', lastUsername: 'agent01', rememberedPassword: 'username' };
  await context.addCookies(Object.entries(remembered).map(([name, value]) => ({ name, value, url: site('aurora') })));
  const release = await holdScripts(page);
  const { signIn } = siteOf(page, 'aurora');
  await openRendered(page, `${site('aurora')}/login`, signIn.username);
  await signIn.username.fill(demo.member.account);
  release();
  await expect.poll(() => isTakenOver(signIn.username)).toBe(true);
  await expect(signIn.username).toHaveValue(demo.member.account);
  // Whoever has typed nothing is offered that account.
  const next = siteOf(await context.newPage(), 'aurora');
  await next.open('/login');
  await expect(next.signIn.goOnAs('agent01')).toBeVisible();
});

test('what is typed into the sign-in stays where the page is shown in another language than the edge has rendered', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('hisLang', JSON.stringify('en')));
  const release = await holdScripts(page);
  const rendered = siteOf(page, 'aurora');
  await openRendered(page, `${site('aurora')}/login`, rendered.signIn.username);
  await rendered.signIn.username.fill(demo.member.account);
  await rendered.signIn.password.fill(demo.member.password);
  release();
  const { signIn, header } = siteOf(page, 'aurora', textsIn('en'));
  await expect(signIn.username).toHaveValue(demo.member.account);
  await expect(signIn.password).toHaveValue(demo.member.password);
  await signIn.submit.click();
  await expect(header.account).toBeVisible();
});

test('the Tab key leads into the sign-in before any script has come', async ({ page }) => {
  await holdScripts(page);
  const { signIn } = siteOf(page, 'aurora');
  await openRendered(page, `${site('aurora')}/login`, signIn.username);
  await page.keyboard.press('Tab');
  await expect(signIn.dialog.locator(':focus')).toHaveCount(1);
});

test('who is still typing the account when the sign-in is taken over stays in its field', async ({ page }) => {
  const release = await holdScripts(page);
  const { signIn } = siteOf(page, 'aurora');
  await openRendered(page, `${site('aurora')}/login`, signIn.username);
  const [beginning, end] = ['play', 'er01'];
  await signIn.username.focus();
  await page.keyboard.type(beginning);
  release();
  await expect.poll(() => isTakenOver(signIn.username)).toBe(true);
  await page.keyboard.type(end);
  await expect(signIn.username).toHaveValue(beginning + end);
  await expect(signIn.password).toHaveValue('');
});

test('the sign-in that the edge has rendered is taken over, not replaced', async ({ page }) => {
  const release = await holdScripts(page);
  const { signIn } = siteOf(page, 'aurora');
  await openRendered(page, `${site('aurora')}/login`, signIn.username);
  await signIn.username.evaluate((element) => element.setAttribute('data-of-the-edge', ''));
  release();
  await expect.poll(() => isTakenOver(signIn.username)).toBe(true);
  await expect(signIn.username).toHaveAttribute('data-of-the-edge', '');
});

const { userAgent: _, ...narrowWindow } = phone;
for (const [device, options] of Object.entries({ 'a desktop': {}, 'a phone': phone, 'a narrow window': narrowWindow }))
  test.describe(`on ${device}`, { tag: device === 'a phone' ? [] : '@full' }, () => {
    test.use(options);
    for (const path of ['/index', '/rng', '/lottery', '/help'])
      test(`the edge's ${path} is taken over by the site, not replaced, also where the page's own code is late`, async ({
        page,
      }) => {
        const releaseRest = await holdScripts(page, /\/assets\/(?!shell\/).*\.js/);
        const releaseShell = await holdScripts(page, /\/assets\/shell\/.*\.js/);
        const heading = page.locator('main :is(h1, h2)').first();
        await openRendered(page, `${site('aurora')}${path}`, heading);
        await heading.evaluate((element) => element.setAttribute('data-of-the-edge', ''));
        releaseShell();
        await expect.poll(() => isTakenOver(page.getByRole('banner'))).toBe(true);
        releaseRest();
        await expect.poll(() => isTakenOver(heading)).toBe(true);
        await expect(heading).toHaveAttribute('data-of-the-edge', '');
      });
  });

test('a list that its address narrows has its rows before any script has come, and they are taken over', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const { games } = siteOf(page, 'aurora');
  const tile = games.tiles.first();
  await openRendered(page, `${site('aurora')}/rng?utm_source=mail&sort=new&page=PG`, tile);
  await expect(page.locator('[data-game]:not([data-game^="PG-"])')).toHaveCount(0);
  await tile.evaluate((element) => element.setAttribute('data-of-the-edge', ''));
  release();
  await expect.poll(() => isTakenOver(tile)).toBe(true);
  await expect(tile).toHaveAttribute('data-of-the-edge', '');
});

test('a part that a page loads on demand is in its first screen as well, and is taken over', async ({ page }) => {
  const release = await holdScripts(page);
  const { text } = siteOf(page, 'aurora');
  const tab = page.getByRole('tab', { name: text('lottery:trends.tab.hot'), exact: true });
  await openRendered(page, `${site('aurora')}/lottery?gameCode=K3&view=trends`, tab);
  await tab.evaluate((element) => element.setAttribute('data-of-the-edge', ''));
  release();
  await expect.poll(() => isTakenOver(tab)).toBe(true);
  await expect(tab).toHaveAttribute('data-of-the-edge', '');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('what a visitor searches for in help before any script has come is found when it has', async ({ page }) => {
  const { help } = siteOf(page, 'aurora');
  const release = await holdScripts(page);
  await openRendered(page, `${site('aurora')}/help`, help.search);
  await help.search.pressSequentially('출금');
  release();
  // Found answers are open.
  await expect(help.questions.first()).toHaveAttribute('open', '');
  await expect(help.search).toHaveValue('출금');
  await help.search.press('End');
  await help.search.pressSequentially('zzz');
  await expect(help.questions).toHaveCount(0);
});

test('a page that the edge does not render shows the merchant’s name and its shape first, and the site in their place', async ({
  page,
}) => {
  const release = await holdScripts(page);
  // Longer than any address of the site.
  await page.goto(`${site('lotus')}/index?made=${'up'.repeat(130)}`, { waitUntil: 'commit' });
  const shape = page.locator('.first-paint');
  await expect(shape).toBeVisible();
  await expect(shape).toHaveText(brandName('lotus'));
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(shape).toHaveCount(0);
});
