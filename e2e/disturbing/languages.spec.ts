import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { offerLanguages, openConsole } from '../support/console.ts';
import { signIn } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const languages = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;
const pages = [
  'index',
  'rng',
  'lottery',
  'promotions',
  'help',
  'down',
  'feedback',
  'member/securityCenter',
  'member/depositv2',
  'member/withdraw',
  'member/transactionHistory',
  'nowhere',
];

/** `wallet:amount.label`, `content.search`: what i18next shows for a message it has not got. */
const rawKey =
  /(?:^|\s)(?:(?:shell|ui|auth|games|lottery|wallet|agent|promotions):[\w.]+|[a-z]+(?:[A-Z]\w*)?\.[a-z]\w*(?:\.\w+)+)(?:\s|$)/;

async function faultsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(`${site('aurora')}/${path}`);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await expect(page.getByRole('heading').first()).toBeAttached();
  const [words, overflow] = await page.evaluate(() => [
    document.body.innerText,
    document.documentElement.scrollWidth - window.innerWidth,
  ]);
  const raw = String(words).match(rawKey)?.[0].trim();
  return [
    ...(raw ? [`${path} shows ${raw}`] : []),
    ...(Number(overflow) > 0 ? [`${path} is ${overflow} px too wide`] : []),
  ];
}

test.describe('with all six languages in the picker', () => {
  test.beforeAll(async ({ browser }) => {
    const operator = await openConsole(browser);
    await offerLanguages(operator, 'Aurora', languages);
    await operator.context().close();
  });
  test.afterAll(async ({ browser }) => {
    const operator = await openConsole(browser);
    await offerLanguages(operator, 'Aurora', ['ko', 'en']);
    await operator.context().close();
  });

  for (const language of languages) {
    test(`a phone shows every page in ${language}: no message is missing, nothing is too wide`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript((tag) => localStorage.setItem('hisLang', JSON.stringify(tag)), language);
      await signIn(page, 'aurora', 'player01', 'Play1234');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const faults: string[] = [];
      for (const path of pages) faults.push(...(await faultsOf(page, path)));
      expect(faults).toEqual([]);
    });
  }
});
