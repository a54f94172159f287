import { firstHtml } from '../support/first-html.ts';
import { firstRow } from '../support/first-screens.ts';
import { addRelease, hasServerBuild, mixedAddress, neighbourPages, serve, served } from '../support/kept-releases.ts';
import { openRendered } from '../support/rendered-page.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect, test } from '../support/test.ts';

/** Where a visitor sees something of a package; the wallet and the agent centre are for members. */
const firstParts: Readonly<Record<string, readonly [path: string, shown: string]>> = {
  auth: ['/login', 'input[type="password"]'],
  games: ['/rng', firstRow],
  lottery: ['/lottery', '[role="timer"]'],
  promotions: ['/promotions', '[href*="promoDetail"]'],
};
const anywhere = ['/terms', 'main article'] as const;

test('a page of the current shell and of two teams, one of which has made another release, is rendered at the edge and taken over', async ({
  page,
  request,
}) => {
  const current = served();
  const version = '1.0.0-other-rows';
  // In the navigation of every page, in both builds of the release and in no other release.
  const mark = 'data-of-other';
  const change = (_path: string, text: string) => text.replaceAll('"data-fits":', `"${mark}":"",$&`);
  addRelease('games', { version, change });
  try {
    serve({ ...current, games: version });
    for (const path of ['/', '/rng']) {
      const address = `${mixedAddress()}${path}`;
      await expect.poll(() => firstHtml(request, address).then((html) => html.includes(mark)), path).toBe(true);
      await openRendered(page, address);
      await expect.poll(() => isTakenOver(page.locator(`[${mark}]`).first()), path).toBe(true);
      await expect.poll(() => isTakenOver(page.locator('main :is(a, button)').first()), path).toBe(true);
    }
  } finally {
    serve(current);
  }
});

test('a page with an earlier release of one package is rendered at the edge, and filled by the browser with what that release has no server build for', async ({
  page,
}) => {
  const current = served();
  const mixed = neighbourPages(current);
  expect(mixed.length).toBeGreaterThan(0);
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  try {
    for (const { name, page: releases, kept } of mixed)
      await test.step(name, async () => {
        const [[id, version] = ['', '']] = Object.entries(kept);
        const [path, shown] = firstParts[id] ?? anywhere;
        const address = `${mixedAddress()}${path}`;
        // An open page would follow the change of releases.
        await page.goto('about:blank');
        serve(releases);
        // A shell from before there were server builds renders nothing at the edge.
        if (hasServerBuild('shell', releases.shell ?? '')) await openRendered(page, address);
        else await page.goto(address);
        await expect.poll(() => isTakenOver(page.locator(shown).first())).toBe(true);
        if (firstParts[id]) expect([...files].some((file) => file.startsWith(`/assets/${id}/${version}/`))).toBe(true);
      });
  } finally {
    serve(current);
  }
});
