import type { Locator, Page } from '@playwright/test';
import { type Brand, site } from '../support/addresses.ts';
import { expect } from '../support/test.ts';
import { words } from '../support/words.ts';

/** Presses the button that sends a code, and sees it shut for as long as the code holds. */
export async function sendCode(form: Page | Locator, brand: Brand): Promise<void> {
  await form.getByRole('button', { name: words(brand, 'auth:code.send') }).click();
  const again = new RegExp(`${words(brand, 'auth:code.resend')} \\d:\\d\\d`);
  await expect(form.getByRole('button', { name: again })).toBeDisabled();
}

/** Opens the form of one guard in the security centre. */
export async function openGuard(page: Page, brand: Brand, guard: 'mobile' | 'email'): Promise<void> {
  await page.goto(`${site(brand)}/member/securityCenter`);
  await page.getByRole('button', { name: new RegExp(`^${words(brand, `auth:security.${guard}.title`)}: `) }).click();
}

/** Somebody who is not signed in, at the login, in another window of the same browser. */
export async function visitor(page: Page, brand: Brand): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is gone.');
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site(brand)}/login`);
  return other;
}
