import type { Page } from '@playwright/test';
import { type Site, siteOf } from '../pages/site.ts';
import { allPages, type MixedPage, mixedAddress, neighbourPages, serve, served } from '../support/kept-releases.ts';
import { demo } from '../support/player.ts';
import { expect, problemsOf, test } from '../support/test.ts';

/** Where a page leads to, and what is there once it works. */
interface Stop {
  readonly path: string;
  readonly shows: (site: Site) => Promise<void>;
}

const visible =
  (locate: (site: Site) => ReturnType<Page['locator']>): Stop['shows'] =>
  (site) =>
    expect(locate(site).first()).toBeVisible();

/** What everybody sees, on pages of three remotes. */
const everywhere: readonly Stop[] = [
  { path: '/index', shows: visible(({ page }) => page.locator('main a[href="/hot"]')) },
  { path: '/rng', shows: visible(({ games }) => games.mostPlayed) },
  { path: '/lottery', shows: visible(({ page }) => page.locator('main a[href*="gameCode="]')) },
  { path: '/promotions', shows: visible(({ page }) => page.locator('main article')) },
];

const inCentre = (path: string, shows: Stop['shows']): Stop => ({ path, shows });
const centres: Readonly<Record<string, Stop>> = {
  auth: inCentre(
    '/member/securityCenter',
    visible(({ security }) => security.passwordRow),
  ),
  wallet: inCentre(
    '/member/depositv2',
    visible(({ deposit }) => deposit.amount.or(deposit.closed)),
  ),
  promotions: inCentre(
    '/member/bonusDetails',
    visible(({ member }) => member.root.getByRole('heading', { level: 2 })),
  ),
  agent: inCentre(
    '/agent/teamOverview',
    visible(({ agent }) => agent.root.getByRole('heading', { level: 2 })),
  ),
};

/** Follows an address in the page that is open, as a link would. */
async function go({ page }: Site, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.locator('html')).toHaveAttribute('data-path', path);
}

async function boot(site: Site, { page: releases, kept }: MixedPage): Promise<void> {
  const { page } = site;
  const problems = problemsOf(page);
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  // An open page would follow the change of releases.
  await page.goto('about:blank');
  serve(releases);
  await page.goto(`${mixedAddress()}/index`);
  await expect(site.header.balance).toBeVisible();
  for (const { path, shows } of [...everywhere, ...Object.keys(kept).flatMap((id) => centres[id] ?? [])]) {
    if (path !== '/index') await go(site, path);
    await shows(site);
  }
  for (const [id, version] of Object.entries(kept))
    expect([...files].some((path) => path.startsWith(`/assets/${id}/${version}/`))).toBe(true);
  expect(problems).toEqual([]);
}

/** Signs in once, as an agent, who has both centres, and boots each page in the same tab. */
async function bootAll(page: Page, pagesOf: (current: MixedPage['page']) => readonly MixedPage[]): Promise<void> {
  const current = served();
  const mixed = pagesOf(current);
  expect(mixed.length).toBeGreaterThan(0);
  const site = siteOf(page, 'aurora');
  try {
    await page.goto(`${mixedAddress()}/login`);
    await site.signIn.signIn(demo.agent.account, demo.agent.password);
    await expect(site.header.balance).toBeVisible();
    for (const each of mixed) await test.step(each.name, () => boot(site, each));
  } finally {
    serve(current);
  }
}

test('an earlier release of any package works with the current ones of all others', ({ page }) => {
  // One site after the other, one for each package.
  test.slow();
  return bootAll(page, neighbourPages);
});

test('any two releases, earlier or current, work on one page @full', ({ page }) => {
  test.setTimeout(600_000);
  return bootAll(page, allPages);
});
