import type { APIRequestContext } from '@playwright/test';
import type { Boot } from '@tessera/shared/registry';
import { contentPages, OPEN_TO_VISITORS } from '../../shell/src/content/content-pages.ts';
import { type Brand, site } from '../support/addresses.ts';
import { firstHtml, getPage } from '../support/first-html.ts';
import { expect, test } from '../support/test.ts';

/** Games open in frames of their providers: these pages show nothing before a game is chosen. */
const frames = ['/game', '/seamless', '/lottert'];

/** Addresses that say what their page is about. */
const queries: Readonly<Record<string, string>> = { '/promoDetail': '?id=first-deposit' };

/** Addresses of the releases' routes and of the shell's pages that the merchant offers. */
async function offeredPages(request: APIRequestContext, brand: Brand): Promise<readonly string[]> {
  const html = await (await getPage(request, `${site(brand)}/`)).text();
  const { remotes } = JSON.parse(html.split('id="tessera-boot">')[1]?.split('</script>')[0] ?? '') as Boot;
  const paths = [...remotes.flatMap(({ contract }) => contract.routes), ...contentPages].map(({ path }) => path);
  const asked = paths
    .filter((path) => !frames.includes(path))
    .map((path) => site(brand) + path + (queries[path] ?? ''));
  const answers = await Promise.all(asked.map((address) => getPage(request, address)));
  return asked.filter((_, at) => answers[at]?.status() === 200);
}

for (const brand of ['aurora', 'lotus', 'harbor'] as const)
  test(`each page that ${brand} shows to visitors is in its HTML with its heading`, async ({ request }) => {
    const pages =
      brand === 'harbor' ? OPEN_TO_VISITORS.map((path) => site(brand) + path) : await offeredPages(request, brand);
    expect(pages.length).toBeGreaterThan(brand === 'harbor' ? 7 : 30);
    // A busy edge may send a page before it is rendered, and has it for the next visitor.
    for (const address of pages)
      await expect.poll(() => firstHtml(request, address), address).toMatch(/<main[\s\S]*<h1/);
  });
