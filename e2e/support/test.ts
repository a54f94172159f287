import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { appearance } from './appearance.ts';

/** Problems that no page may have while it is being tested. */
const IGNORED = [
  /net::ERR_ABORTED/,
  // Only a test that takes the network away sees this one.
  /net::ERR_INTERNET_DISCONNECTED/,
  /Failed to load resource: the server responded with a status of 4\d\d/,
];

/** The errors that a page logs from now on, but for those that were expected. */
export function problemsOf(page: Page, expected: readonly RegExp[] = []): readonly string[] {
  const problems: string[] = [];
  const note = (text: string): void => {
    if (![...IGNORED, ...expected].some((pattern) => pattern.test(text))) problems.push(`${text} (${page.url()})`);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  return problems;
}

/** A test that fails when a page logs an error or breaks its policy, unless it says which errors belong to it. */
export const test = base.extend<{ expected: { errors: RegExp[] } }>({
  expected: [{ errors: [] }, { option: true }],
  page: async ({ page, expected }, use) => {
    const problems = problemsOf(page, expected.errors);
    await use(page);
    expect(problems, 'errors on the page').toEqual([]);
  },
});
/**
 * A test of a visitor who leaves nothing behind: the tests of one worker share a browser context with its cache, so that
 * each is a new page, but the site's files are loaded once.
 */
export const visitorTest = test.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext(appearance);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ visitor }, use) => {
    await use(visitor);
    for (const page of visitor.pages()) await page.close();
  },
});
export { expect };
