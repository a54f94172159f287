import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { takePicture } from '../support/pictures.ts';
import { demo, readGreeting, signIn } from '../support/player.ts';
import { type Actor, ofOtherMembers, type Size, type Surface, seenOn, surfaces } from '../support/surfaces.ts';
import { expect, test } from '../support/test.ts';
import { become, visit } from '../support/visits.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Pictures of everything, for people to look at; the test itself only holds that nothing is wider than its screen. */
async function tooWide(page: Page, list: readonly Surface[], suffix: string): Promise<string[]> {
  const wide: string[] = [];
  for (const surface of list) {
    await visit(page, surface);
    await takePicture(page, `${surface.name}-${suffix}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) wide.push(`${surface.name}: ${overflow} px`);
  }
  return wide;
}

for (const [size, viewport] of Object.entries(sizes) as [Size, { width: number; height: number }][])
  for (const colorScheme of ['dark', 'light'] as const)
    test.describe(`@full on a ${size}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport });
      for (const actor of Object.keys(surfaces) as Actor[])
        test(`no page or dialog that a ${actor} sees is wider than the screen`, async ({ page }) => {
          test.slow();
          await become(page, actor);
          expect(await tooWide(page, seenOn(size, actor), `${colorScheme}-${size}`)).toEqual([]);
        });
      for (const brand of ['lotus', 'harbor'] as const)
        test(`no page that a member of ${brand} sees is wider than the screen`, async ({ page }) => {
          const site = siteOf(page, brand);
          await readGreeting(site);
          await signIn(site, demo.member);
          expect(await tooWide(page, ofOtherMembers[brand], `${colorScheme}-${size}`)).toEqual([]);
        });
    });
