import type { Locator, Page } from '@playwright/test';
import { openConsole, setSwitch } from '../../pages/console.ts';
import { type Site, siteOf } from '../../pages/site.ts';
import { holdScripts, openRendered } from '../../support/rendered-page.ts';
import { expect, test } from '../../support/test.ts';

interface Rendered {
  readonly name: string;
  readonly path: string;
  readonly part: (site: Site) => Locator;
}

/** Parts that the edge renders before any script. */
const rendered: readonly Rendered[] = [
  { name: 'MF_AUTH', path: '/rng', part: ({ header }) => header.signIn },
  { name: 'MF_GAMES', path: '/index', part: ({ menu }) => menu.item('games:menu.centre') },
  { name: 'MF_LOTTERY', path: '/index', part: ({ menu }) => menu.item('lottery:menu.lottery') },
  { name: 'MF_PROMOTIONS', path: '/vip', part: ({ promotions }) => promotions.vip.levels.first() },
];

let operator: Page;
test.beforeAll(async ({ browser }) => {
  operator = await openConsole(browser);
});
test.afterAll(() => operator.context().close());

for (const { name, path, part } of rendered)
  test(`${name} off before the scripts of ${path} have come takes away what the page was rendered with`, async ({
    page,
  }) => {
    const site = siteOf(page, 'aurora');
    const release = await holdScripts(page);
    await openRendered(page, site.address(path), part(site));
    try {
      await setSwitch(operator, 'aurora', name, false);
      release();
      await expect(part(site)).toHaveCount(0);
    } finally {
      await setSwitch(operator, 'aurora', name, true);
    }
    await expect(part(site)).toBeVisible();
  });
