import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { focusGuards, seriousFaultsOf, wcagAxeFor } from '../support/axe.ts';
import { demo, readGreeting, signIn } from '../support/player.ts';
import { type Actor, ofOtherMembers, type Surface, seenOn, surfaces } from '../support/surfaces.ts';
import { expect, test } from '../support/test.ts';
import { become, visit } from '../support/visits.ts';

async function seriousFaults(page: Page, surface: Surface): Promise<string[]> {
  await visit(page, surface);
  const faults = await seriousFaultsOf(wcagAxeFor(page).exclude(focusGuards));
  return faults.map(({ id, nodes }) => `${surface.name}: ${id}: ${nodes[0]?.html}`);
}

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

// What differs elsewhere is colour, whose contrasts are computed in a unit test, and place: long proofs.
for (const [colorScheme, size, tag] of [
  ['dark', 'desktop', ''],
  ['dark', 'phone', ' @full'],
  ['light', 'desktop', ' @full'],
  ['light', 'phone', ' @full'],
] as const) {
  test.describe(`in the ${colorScheme} theme on a ${size}${tag}`, () => {
    test.use({ colorScheme, viewport: sizes[size] });
    for (const actor of Object.keys(surfaces) as Actor[]) {
      test(`axe finds nothing serious on any page or dialog that a ${actor} sees`, async ({ page }) => {
        test.slow();
        await become(page, actor);
        const faults: string[] = [];
        for (const surface of seenOn(size, actor)) faults.push(...(await seriousFaults(page, surface)));
        expect(faults).toEqual([]);
      });
    }
    for (const brand of ['lotus', 'harbor'] as const)
      test(`axe finds nothing serious on any page that a member of ${brand} sees`, async ({ page }) => {
        test.slow();
        const site = siteOf(page, brand);
        await readGreeting(site);
        await signIn(site, demo.member);
        const faults: string[] = [];
        for (const surface of ofOtherMembers[brand]) faults.push(...(await seriousFaults(page, surface)));
        expect(faults).toEqual([]);
      });
  });
}
