import type { Browser, BrowserContext, Page } from 'playwright-core';

export const viewport = { width: 1440, height: 1000 } as const;

/** A new page in which functions of the bench can run. What a service worker loads when idle is measured by itself (returning-visitor.ts). */
export async function openPage(from: Browser | BrowserContext, options?: { readonly locale?: string }): Promise<Page> {
  const page = await ('newContext' in from
    ? from.newPage({ viewport, serviceWorkers: 'block', ...options })
    : from.newPage());
  // tsx names inner functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (value) => value;');
  return page;
}
