import { type Actor, type Surface, surfaces } from '../support/surfaces.ts';
import { expect, test } from '../support/test.ts';
import { become, visit } from '../support/visits.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const folder = process.env.TESSERA_KEEP_PICTURES ? 'docs/screens' : 'test-results/screens';

/** Pictures of everything, for people to look at; the test itself only holds that nothing is wider than its screen. */
for (const [size, viewport] of Object.entries(sizes))
  for (const colorScheme of ['dark', 'light'] as const)
    for (const [actor, seen] of Object.entries(surfaces) as [Actor, readonly Surface[]][])
      test.describe(`@full on a ${size}, ${colorScheme}`, () => {
        test.use({ colorScheme, viewport });
        test(`no page or dialog that a ${actor} sees is wider than the screen`, async ({ page }) => {
          test.slow();
          await become(page, actor);
          const wide: string[] = [];
          for (const surface of seen) {
            if (surface.isWideOnly && size === 'phone') continue;
            await visit(page, surface);
            await page.screenshot({ path: `${folder}/${surface.name}-${colorScheme}-${size}.png` });
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            if (overflow > 0) wide.push(`${surface.name}: ${overflow} px`);
          }
          expect(wide).toEqual([]);
        });
      });
