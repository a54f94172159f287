import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { type Actor, type Surface, surfaces } from '../support/surfaces.ts';
import { expect, test } from '../support/test.ts';
import { become, visit } from '../support/visits.ts';

async function seriousFaults(page: Page, surface: Surface): Promise<string[]> {
  await visit(page, surface);
  const { violations } = await new AxeBuilder({ page })
    // The kit's focus guards are invisible stops on purpose: they lead the focus back into what is open.
    .exclude('[data-base-ui-focus-guard]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${surface.name}: ${id}: ${nodes[0]?.html}`);
}

// The same pages in the other theme are a long proof: what differs is colour, and contrasts are computed in a unit test.
for (const [colorScheme, tag] of [
  ['dark', ''],
  ['light', ' @full'],
] as const) {
  test.describe(`in the ${colorScheme} theme${tag}`, () => {
    test.use({ colorScheme });
    for (const [actor, seen] of Object.entries(surfaces) as [Actor, readonly Surface[]][]) {
      test(`axe finds nothing serious on any page or dialog that a ${actor} sees`, async ({ page }) => {
        test.slow();
        await become(page, actor);
        const faults: string[] = [];
        for (const surface of seen) faults.push(...(await seriousFaults(page, surface)));
        expect(faults).toEqual([]);
      });
    }
  });
}
