import type { Browser } from 'playwright-core';
import { openPage } from './open-page.ts';
import { median } from './statistics.ts';

export interface SearchRow {
  /** Number of games in the searched list, as the page counts them. */
  readonly games: number;
  readonly cpuSlowdown: number;
  /** From the keystroke to the frame with the first row of the result, ms, median. */
  readonly ms: number;
}

// Each of these has results in the short list and in the long one.
const QUERIES = ['moon', 'go', 'dra', 'lu', 'f', 'sta', 'su', 'ro', 'ti'];

/** Types into the page's search field and measures the time until the list shows a matching game. */
async function timeKeystrokes(browser: Browser, url: string, cpuSlowdown: number): Promise<SearchRow> {
  const page = await openPage(browser, { locale: 'en' });
  try {
    await page.goto(url);
    const field = page.getByRole('searchbox').last();
    await field.waitFor();
    const games = Number(await page.locator('[data-game]').first().getAttribute('aria-setsize'));
    await field.click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const times: number[] = [];
    for (const word of QUERIES) {
      await field.fill('');
      await page.waitForTimeout(150);
      times.push(
        await field.evaluate(
          (input, text) =>
            new Promise<number>((resolve) => {
              const list = document.querySelector('[data-game-list]');
              if (!list) throw new Error('The page has no list of games.');
              const from = performance.now();
              const observer = new MutationObserver(() => {
                if ((list as HTMLElement).dataset.query !== text || !list.querySelector('[data-game]')) return;
                observer.disconnect();
                requestAnimationFrame(() => resolve(performance.now() - from));
              });
              observer.observe(list, { childList: true, subtree: true, attributes: true });
              const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
              set?.call(input, text);
              input.dispatchEvent(new Event('input', { bubbles: true }));
            }),
          word,
        ),
      );
    }
    return { games, cpuSlowdown, ms: median(times) };
  } finally {
    await page.close();
  }
}

/** Times search in a long list and in a short one, at 1× and 4× CPU. */
export async function benchSearch(browser: Browser, urls: readonly string[]): Promise<readonly SearchRow[]> {
  const rows: SearchRow[] = [];
  for (const cpuSlowdown of [1, 4]) for (const url of urls) rows.push(await timeKeystrokes(browser, url, cpuSlowdown));
  return rows;
}
