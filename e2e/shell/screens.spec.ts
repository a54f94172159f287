import { takePicture } from '../support/pictures.ts';
import { type Actor, type Size, seenOn, surfaces } from '../support/surfaces.ts';
import { expect, test } from '../support/test.ts';
import { become, visit } from '../support/visits.ts';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;

/** Pictures of everything, for people to look at; the test itself only holds that nothing is wider than its screen. */
for (const [size, viewport] of Object.entries(sizes) as [Size, { width: number; height: number }][])
  for (const colorScheme of ['dark', 'light'] as const)
    for (const actor of Object.keys(surfaces) as Actor[])
      test.describe(`@full on a ${size}, ${colorScheme}`, () => {
        test.use({ colorScheme, viewport });
        test(`no page or dialog that a ${actor} sees is wider than the screen`, async ({ page }) => {
          test.slow();
          await become(page, actor);
          const wide: string[] = [];
          for (const surface of seenOn(size, actor)) {
            await visit(page, surface);
            await takePicture(page, `${surface.name}-${colorScheme}-${size}`);
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
            if (overflow > 0) wide.push(`${surface.name}: ${overflow} px`);
          }
          expect(wide).toEqual([]);
        });
      });
