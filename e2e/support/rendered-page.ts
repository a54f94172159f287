import { expect, type Locator, type Page } from '@playwright/test';
import { fetchFromSite, gate } from './held-requests.ts';

/** Opens a page that the edge has rendered. A busy edge may send one before that, and has it for the next visitor. */
export async function openRendered(
  page: Page,
  address: string,
  part: Locator = page.locator('#root[data-rendered]'),
): Promise<void> {
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(part).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

/** Scripts of pages that are opened after this do not come before the answered function is called. */
export async function holdScripts(page: Page, scripts = /\/assets\/.*\.js/): Promise<() => void> {
  const { open, opened } = gate();
  await page.route(scripts, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Changes the HTML of an address on its way, as a release with a mistake would. */
export async function withHtml(page: Page, address: string, change: (html: string) => string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await fetchFromSite(route);
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
