import { expect, type Page, type Request } from '@playwright/test';

const addressOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** What is loaded ahead comes in some steps, each after the last one's answer. */
const silentMs = 500;

/** Follows the requests of a page; the result waits until nothing is on its way and nothing was asked for during a while. */
function silenceOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let at = Date.now();
  const end = (request: Request) => {
    pending.delete(request);
    at = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request);
    at = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => expect.poll(() => pending.size === 0 && Date.now() - at > silentMs).toBe(true);
}

/**
 * Points at a link until the page that it is on follows pointers, which it does from its first idle time on, and has loaded ahead.
 * Returns the addresses of the calls whose answers came.
 */
export async function loadAheadBy(
  page: Page,
  path: string,
  point: () => Promise<void>,
): Promise<{ readonly calls: readonly string[] }> {
  const silence = silenceOf(page);
  let bodies = {};
  await expect(async () => {
    await page.mouse.move(0, 0);
    const answered = page.waitForResponse(
      (response) => {
        const { pathname, searchParams } = new URL(response.url());
        return pathname === '/edge/first-answers.json' && searchParams.get('path') === path;
      },
      { timeout: 2_000 },
    );
    const [answer] = await Promise.all([answered, point()]);
    ({ bodies } = (await answer.json()) as { bodies: object });
  }).toPass();
  await silence();
  return { calls: Object.keys(bodies) };
}

/** What a page asks for from now on. */
export function requestsOf(page: Page): { addresses: () => readonly string[] } {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(addressOf(request.url())));
  return { addresses: () => asked };
}

/**
 * Opens a page by a press, and returns the addresses of the code that it asked for until all parts were there, given as
 * selectors. What it loads afterwards, when it has nothing else to do, nobody waits for.
 */
export async function codeUntilShown(
  page: Page,
  parts: readonly string[],
  press: () => Promise<void>,
): Promise<readonly string[]> {
  const shown = await page.evaluateHandle((selectors) => {
    // Entries begin again: a browser keeps the first 250.
    performance.clearResourceTimings();
    // In an object, or the handle would wait for it.
    return {
      asked: new Promise<readonly string[]>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!selectors.every((selector) => document.querySelector(selector)?.checkVisibility())) return;
          observer.disconnect();
          resolve(performance.getEntriesByType('resource').map(({ name }) => name));
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    };
  }, parts);
  await press();
  const asked = await shown.evaluate(({ asked }) => asked);
  // Fonts come after the largest paint, whenever that is.
  return asked.map(addressOf).filter((address) => /\.(?:js|css)$/.test(address) && !address.includes('/fonts-'));
}
