import { expect, type Locator, type Page } from '@playwright/test';
import { type Brand, site } from './addresses.ts';

/** A page of whose scripts these do not come before the answered function is called. */
export async function heldPage(
  page: Page,
  brand: Brand = 'lotus',
  path = '/index',
  scripts = /\/assets\/.*\.js/,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site(brand)}${path}`, { waitUntil: 'commit' });
  return release;
}

/** A busy edge may send a page before its first screen is rendered, and has it for the next visitor. */
export const untilRendered = (page: Page, part: Locator) =>
  expect(async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect(part).toBeVisible({ timeout: 3_000 });
  }).toPass();
