import type { Browser, Page } from '@playwright/test';
import type { Boot } from '@tessera/shared/registry';
import { siteOf } from '../../pages/site.ts';
import { site as addressOf } from '../../support/addresses.ts';
import { appearance } from '../../support/appearance.ts';
import { builtVersion, otherBuild, tessera, visitorOf } from '../../support/releases.ts';
import { expect, problemsOf, test } from '../../support/test.ts';

const remote = 'promotions';
const percent = 10;
const next = '1.1.0-next';
const broken = '1.2.0-broken';
const brokenAtEdge = '1.3.0-broken';

const titled = (title: string) => (path: string, text: string) =>
  path.includes('/promotions.ko.') ? text.replace(/"list":\{"title":"[^"]*"/, `"list":{"title":"${title}"`) : undefined;

/** A page of a visitor who gets the canary, or who does not; `nth` makes another visitor. */
async function pageOf(browser: Browser, version: string, isInside: boolean, nth = 0): Promise<Page> {
  const context = await browser.newContext(appearance);
  const value = await visitorOf(remote, version, percent, isInside, nth);
  await context.addCookies([{ name: 'visitor', value, domain: 'aurora.localhost', path: '/' }]);
  const page = await context.newPage();
  await siteOf(page, 'aurora').open('/rng');
  return page;
}

/** Goes to the promotions by a click, in the page that is open, and answers their title. */
async function titleIn(page: Page): Promise<string> {
  const site = siteOf(page, 'aurora');
  await site.header.category(site.text('games:category.RNG')).click();
  await expect(site.games.mostPlayed).toBeVisible();
  await page.locator('a[href="/promotions"]').first().click();
  await expect(page.locator('main article').first()).toBeVisible();
  return (await site.title().textContent()) ?? '';
}

/** The version of the shell that a page has. */
const shellOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/shell/"]')?.src.split('/').at(-2));

/** The version of the remote that a page was opened with. */
const versionIn = (page: Page | undefined) =>
  page?.evaluate((id) => {
    const { remotes } = JSON.parse(document.getElementById('tessera-boot')?.textContent ?? '') as Pick<Boot, 'remotes'>;
    return remotes.find((release) => release.id === id)?.version;
  }, remote);

const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);

test('a release reaches its visitors, and a broken one harms nobody', async ({ browser, request }) => {
  test.setTimeout(180_000);
  const inside = await pageOf(browser, next, true);
  const outside = await pageOf(browser, next, false);
  const problems = problemsOf(inside, [/promotions failed at|broken release/]);
  const stable = builtVersion(remote);
  // Lost if the page is loaded anew at any time.
  await inside.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const before = await titleIn(inside);

  await test.step('published, it is nowhere yet', async () => {
    await tessera('publish', '--from', otherBuild(remote, { version: next, change: titled('새 프로모션') }));
    expect(await titleIn(inside)).toBe(before);
  });

  await test.step('as a canary, it is in the pages of its share, at their next navigation', async () => {
    await tessera('canary', `${remote}@${next}`, '--percent', String(percent));
    await expect.poll(() => titleIn(inside)).toBe('새 프로모션');
    expect(await titleIn(outside)).toBe(before);
  });

  await test.step('one that removes a page is refused by name', async () => {
    const change = (path: string, text: string) =>
      path === 'remote.json' ? text.replaceAll('"/promoDetail"', '"/promoOther"') : undefined;
    const folder = otherBuild(remote, { version: '1.2.0-removes', change });
    await expect(tessera('publish', '--from', folder)).rejects.toThrow(/promoDetail/);
  });

  await test.step('one that fails in the page is replaced in it by the last good one', async () => {
    const change = (path: string, text: string) =>
      path === 'remote-entry.js' ? `throw new Error('broken release');${text}` : undefined;
    await tessera('publish', '--from', otherBuild(remote, { version: broken, change }));
    await tessera('canary', `${remote}@${broken}`, '--percent', '100');
    await expect.poll(() => titleIn(inside)).toBe(before);
    expect(await titleIn(outside)).toBe(before);
  });

  await test.step('one that fails for several visitors is taken back by itself, and says why', async () => {
    const others = await Promise.all([1, 2, 3].map((nth) => pageOf(browser, next, true, nth)));
    // With the first page they are four, which is enough here (e2e/support/start-site.ts).
    for (const page of others) expect(await titleIn(page)).toBe(before);
    await expect.poll(() => tessera('status')).toMatch(/halted: it failed for \d of \d visitors /);
    await expect.poll(() => others[0]?.reload().then(() => versionIn(others[0]))).toBe(stable);
    await Promise.all(others.map((page) => page.context().close()));
  });

  await test.step('one that fails at the edge alone is taken back for the same number of visitors', async () => {
    const change = (path: string, text: string) =>
      path === 'server/index.js' ? `throw new Error('broken release');${text}` : undefined;
    await tessera('publish', '--from', otherBuild(remote, { version: brokenAtEdge, change }));
    await tessera('canary', `${remote}@${brokenAtEdge}`, '--percent', '100');
    const { host, port } = new URL(addressOf('aurora'));
    const visit = async (nth: number) => {
      const visitor = await visitorOf(remote, brokenAtEdge, 100, true, nth);
      await request.get(`http://127.0.0.1:${port}/promotions`, { headers: { host, cookie: `visitor=${visitor}` } });
    };
    const visited = () => Promise.all([1, 2, 3, 4].map(visit)).then(() => tessera('status'));
    await expect.poll(visited, { timeout: 30_000 }).toMatch(/1\.3\.0-broken.*halted: it failed for \d of \d visitors /);
  });

  await test.step('promoted, the good one is in every page', async () => {
    await tessera('promote', `${remote}@${next}`);
    await expect.poll(() => titleIn(outside)).toBe('새 프로모션');
  });

  await test.step('rolled back, the earlier one is', async () => {
    await tessera('rollback', remote);
    await expect.poll(() => titleIn(outside)).toBe(before);
    expect(await tessera('status')).toContain(stable);
  });

  await test.step('killed, it is gone at once, and revived, it is back', async () => {
    const links = inside.locator('a[href="/promotions"]');
    await tessera('kill', remote, '--because', 'test');
    await expect(links).toHaveCount(0);
    await tessera('revive', remote);
    await expect(links.first()).toBeVisible();
  });

  expect(await isTheSamePage(inside)).toBe(true);

  await test.step('a new shell is loaded by the page at its next navigation, and so is the one before', async () => {
    await tessera('publish', '--from', otherBuild('shell', { version: next }));
    for (const [command, version] of [
      [['promote', `shell@${next}`], next],
      [['rollback', 'shell'], builtVersion('shell')],
    ] as const) {
      await tessera(...command);
      await expect.poll(() => titleIn(inside).then(() => shellOf(inside))).toBe(version);
    }
    expect(await isTheSamePage(inside)).toBe(false);
  });

  expect(problems).toEqual([]);
  await Promise.all([inside.context().close(), outside.context().close()]);
});
