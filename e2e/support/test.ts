import { test as base, expect } from '@playwright/test';

/** Problems that no page may have while it is being tested. */
const IGNORED = [
  /net::ERR_ABORTED/,
  // Only a test that takes the network away sees this one.
  /net::ERR_INTERNET_DISCONNECTED/,
  /Failed to load resource: the server responded with a status of 4\d\d/,
];

/** A test that fails when a page logs an error or breaks its policy, unless it says which errors belong to it. */
export const test = base.extend<{ expected: { errors: RegExp[] } }>({
  expected: [{ errors: [] }, { option: true }],
  page: async ({ page, expected }, use) => {
    const problems: string[] = [];
    const note = (text: string): void => {
      if (![...IGNORED, ...expected.errors].some((pattern) => pattern.test(text))) problems.push(text);
    };
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    await use(page);
    expect(problems, 'errors on the page').toEqual([]);
  },
});
export { expect };
