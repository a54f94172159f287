import type { Browser } from '@playwright/test';
import { offerLanguages, openConsole } from '../pages/console.ts';

/** Every language that the site speaks, by browser tag. */
export const languages = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;

/** Sets what aurora's picker offers. */
export async function offer(browser: Browser, tags: readonly string[]): Promise<void> {
  const operator = await openConsole(browser);
  await offerLanguages(operator, 'Aurora', tags);
  await operator.context().close();
}
