import type { Page } from '@playwright/test';
import type { Boot } from '@tessera/shared/registry';
import { siteOf } from '../pages/site.ts';
import type { Brand } from '../support/addresses.ts';
import { firstHtml } from '../support/first-html.ts';
import { openRendered } from '../support/rendered-page.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect } from '../support/test.ts';
import { test } from './lab-test.ts';
import { serverFaults, withServerFault } from './planted-server-code.ts';

const remote = 'lottery';
/** Its pages get the release with the fault; those of the others do not. */
const merchant = 'lotus';

/** What the HTML of a page has of the shell and of three remotes. */
const marks = { shell: '<header', games: '/game?code=', lottery: 'gameCode=', promotions: '/promoDetail?' } as const;
const marksIn = (html: string): readonly string[] =>
  Object.entries(marks).flatMap(([owner, mark]) => (html.includes(mark) ? [owner] : []));

/** The release of the remote that a page was opened with. */
const versionIn = (page: Page) =>
  page.evaluate(
    (id) =>
      (JSON.parse(document.getElementById('tessera-boot')?.textContent ?? '') as Pick<Boot, 'remotes'>).remotes.find(
        (release) => release.id === id,
      )?.version,
    remote,
  );

for (const [nth, fault] of serverFaults.entries())
  test(`a release that ${fault} when the edge renders it is rendered by the browser, and the rest of the page still by the edge`, async ({
    lab,
    page,
    request,
  }) => {
    const version = `1.9.${nth + 1}-faulty-at-edge`;
    const address = (brand: Brand, path: string) => `http://${brand}.localhost:${lab.site.port}${path}`;
    const part = siteOf(page, merchant).page.locator('main a[href*="gameCode="]').first();
    const files = new Set<string>();
    page.on('request', (asked) => files.add(new URL(asked.url()).pathname));
    /** The page has what only the browser has rendered, with the code of this release. */
    const isFilled = async () => {
      await expect(part).toBeVisible();
      await expect.poll(() => isTakenOver(part)).toBe(true);
      expect(await versionIn(page)).toBe(version);
      const own = [...files].filter((path) => path.startsWith(`/assets/${remote}/`));
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((path) => !path.startsWith(`/assets/${remote}/${version}/`))).toEqual([]);
    };

    const change = (path: string, text: string) =>
      path === 'server/index.js' ? withServerFault(text, fault) : undefined;
    await lab.site.pin(remote, merchant, { version, change });
    try {
      await expect
        .poll(async () => {
          const headers = { host: new URL(address(merchant, '/')).host };
          const boot = (await (
            await request.get(`http://127.0.0.1:${lab.site.port}/boot.json`, { headers })
          ).json()) as Boot;
          return boot.remotes.find(({ id }) => id === remote)?.version;
        })
        .toBe(version);

      // Its visitor waits no longer for the edge than for any page that is not rendered yet.
      const first = await page.goto(address(merchant, '/'));
      expect(first?.status()).toBe(200);
      await isFilled();

      // Each is another address, which nobody has asked for: it is rendered in time only if nothing waits for the fault.
      let visits = 0;
      const rendered = () => firstHtml(request, address(merchant, `/?visit=${++visits}`)).then(marksIn);
      await expect.poll(rendered).toEqual(['shell', 'games', 'promotions']);

      await openRendered(page, address(merchant, '/'));
      await isFilled();
      await expect.poll(() => isTakenOver(page.getByRole('banner'))).toBe(true);

      // The release of all others is rendered as before.
      await expect
        .poll(() => firstHtml(request, address('aurora', `/lottery?visit=${++visits}`)).then(marksIn))
        .toContain('lottery');
    } finally {
      await lab.site.unpin(remote, merchant);
    }
  });
