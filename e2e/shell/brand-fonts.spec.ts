import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Whether the font of the page's text was there when the style sheet of fonts began to apply. */
    hadFont?: boolean;
  }
}

for (const brand of ['aurora', 'lotus'] as const)
  test(`the font of ${brand}'s pages is there before its style sheet applies, and each file is asked for once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') asked.push(request.url());
    });
    await page.addInitScript(() => {
      const look = new MutationObserver(() => {
        const link = document.querySelector<HTMLLinkElement>('link[href*="/fonts-"][media=all]');
        if (!link || window.hadFont !== undefined) return;
        const [family] = getComputedStyle(document.body).fontFamily.split(',', 1);
        window.hadFont = [...document.fonts].some(
          (face) => face.family.replaceAll('"', '') === family?.replaceAll('"', '') && face.status === 'loaded',
        );
      });
      look.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['media'] });
    });
    await page.goto(site(brand));
    await expect.poll(() => page.evaluate(() => window.hadFont)).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual([...new Set(asked)]);
  });
