import type { Page } from '@playwright/test';
import { CountedNetwork } from './counted-network.ts';
import { test as base, expect } from './test.ts';

/** How many files that the service worker is to load ahead are not stored yet, in a page that has one. */
const filesToCome = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const json = async (path: string) => (await fetch(path)).json();
    const { files } = (await json(`/edge/next-files.json?language=${document.documentElement.lang}`)) as {
      files: string[];
    };
    const bases = [...new Set(files.map((path) => path.split('/').slice(0, 4).join('/')))];
    const lists = await Promise.all(bases.map(async (base) => [base, await json(`${base}/files.json`)] as const));
    const hashes = Object.fromEntries(
      lists.flatMap(([base, list]) =>
        Object.entries(list as Record<string, string>).map(([name, hash]) => [`${base}/${name}`, hash]),
      ),
    );
    const cache = await caches.open('tessera-files');
    const stored = new Set((await cache.keys()).map(({ url }) => decodeURIComponent(url.split('/').at(-1) ?? '')));
    return files.filter((path) => !stored.has(`${hashes[path]}${path.slice(path.lastIndexOf('.'))}`)).length;
  });

/** A visit that ends once the service worker has what a later one needs. */
export async function visitUntilStored(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // What it asks for last, such as the list of its shell's files, is no part of a list that is stored.
  await page.waitForLoadState('networkidle');
  await expect.poll(() => filesToCome(page), { timeout: 60_000 }).toBe(0);
}

/** A page of a returning visitor. What pages load when they are idle, such as the search of all games, nobody waits for. */
export async function nextPageOf(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await next.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return next;
}

/** What the browser itself logs of a page whose network is taken away, and of the page that says so. */
const lost = [
  /net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|FAILED)/,
  /status of 503/,
];

/** A test in a browser with the service worker, on a network of its own in front of the edge of that port. */
export const testBehind = (edgePort: () => number) =>
  base.extend<{ network: CountedNetwork }>({
    serviceWorkers: 'allow',
    expected: { errors: lost },
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to read the names of the fixtures that it needs
    network: async ({}, use) => {
      const network = new CountedNetwork(edgePort());
      await network.connect();
      await use(network);
      await network.interrupt();
    },
  });
