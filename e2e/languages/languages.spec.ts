import type { Page } from '@playwright/test';
import { rawKeyIn, type Texts, textsIn } from '../support/messages.ts';
import { type Actor, type Surface, seenOn, surfaces } from '../support/surfaces.ts';
import { expect, test } from '../support/test.ts';
import { become, visit } from '../support/visits.ts';
import { languages } from './all-languages.ts';

async function faultsOf(page: Page, surface: Surface, text: Texts): Promise<string[]> {
  await visit(page, surface, text);
  const [shown, overflow] = await page.evaluate(() => [
    document.body.innerText,
    document.documentElement.scrollWidth - window.innerWidth,
  ]);
  const raw = rawKeyIn(String(shown));
  return [
    ...(raw ? [`${surface.name} shows ${raw}`] : []),
    ...(Number(overflow) > 0 ? [`${surface.name} is ${overflow} px too wide`] : []),
  ];
}

test.describe('with all six languages in the picker', () => {
  for (const language of languages)
    for (const actor of Object.keys(surfaces) as Actor[]) {
      // A usual run looks at what a member meets; everybody's pages and dialogs are a long proof.
      const tag = actor === 'member' ? [] : ['@full'];
      test(`a phone shows a ${actor} everything in ${language}: no message is missing, nothing is too wide`, {
        tag,
      }, async ({ page }) => {
        test.slow();
        const text = textsIn(language);
        await page.setViewportSize({ width: 390, height: 844 });
        // A game's frame has no storage of its own, and keeps no language.
        await page.addInitScript((chosen) => {
          if (window === window.top) localStorage.setItem('hisLang', JSON.stringify(chosen));
        }, language);
        await become(page, actor, text);
        const faults: string[] = [];
        for (const surface of seenOn('phone', actor))
          if (surface.brand === 'aurora') faults.push(...(await faultsOf(page, surface, text)));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(faults).toEqual([]);
      });
    }
});

test('the key of a message is told from words and addresses, with and without its namespace', () => {
  for (const key of ['withdrawal.seeBonus', 'wallet:amount.label', 'ui:close', 'home.categories.title'])
    for (const shown of [key, `출금\n${key}\n닫기`, `${key}.`, `(${key})`]) expect(rawKeyIn(shown)).toBe(key);
  for (const shown of [
    '1.5',
    '95.1 %',
    'help.aurora.example/path',
    'a@mail.example',
    'player.home',
    'Note: withdrawal',
  ])
    expect(rawKeyIn(shown), shown).toBeUndefined();
});
