import AxeBuilder from '@axe-core/playwright';
import { type Brand, site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

const PAGES: readonly (readonly [Brand, string])[] = [
  ['aurora', '/index'],
  ['aurora', '/rng'],
  ['aurora', '/lottery'],
  ['aurora', '/promotions'],
  ['aurora', '/login'],
  ['aurora', '/register'],
  ['lotus', '/index'],
  ['harbor', '/login'],
];

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const [brand, path] of PAGES) {
      test(`axe finds nothing serious on ${brand}${path}`, async ({ page }) => {
        await page.goto(site(brand) + path);
        await expect(
          page.getByRole(path === '/login' || path === '/register' ? 'dialog' : 'main').first(),
        ).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
          .analyze();
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
}
