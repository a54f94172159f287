import type { APIRequestContext } from '@playwright/test';
import type { Boot } from '@tessera/shared/registry';
import { contentPages, OPEN_TO_VISITORS } from '../../shell/src/content/content-pages.ts';
import { type Brand, site } from '../support/addresses.ts';
import { getPage } from '../support/first-html.ts';
import { expect, test } from '../support/test.ts';

/** Games open in frames of their providers: these pages show nothing before a game is chosen. */
const frames = ['/game', '/seamless', '/lottert'];
/** Addresses that say what their page is about, or what else of it is shown. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/promoDetail': ['?id=first-deposit'],
  '/lottery': ['', '?gameCode=K3&view=trends'],
  '/vnlottery': ['', '?gameCode=XSMB'],
};

/** Addresses of the releases' routes and of the shell's pages that the merchant offers. */
async function offeredPages(request: APIRequestContext, brand: Brand): Promise<readonly string[]> {
  const html = await (await getPage(request, `${site(brand)}/`)).text();
  const { remotes } = JSON.parse(html.split('id="tessera-boot">')[1]?.split('</script>')[0] ?? '') as Boot;
  const routes = [...remotes.flatMap(({ contract }) => contract.routes), ...contentPages];
  const paths = routes.map(({ path }) => path).filter((path) => !frames.includes(path));
  const asked = paths.flatMap((path) => (queries[path] ?? ['']).map((query) => site(brand) + path + query));
  const answers = await Promise.all(asked.map((address) => getPage(request, address)));
  return asked.filter((_, at) => answers[at]?.status() === 200);
}

/** What is wrong with the HTML of a page: no heading in its main part, or classes without their styles. */
function faultsOf(html: string): readonly string[] {
  const [, rendered = ''] = html.split('id="root" data-rendered=');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join();
  const classes = new Set([...rendered.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const unstyled = [...classes].filter((name) => name !== '' && !styles.includes(`.${name}`));
  return [...(/<main[\s\S]*<h1/.test(rendered) ? [] : ['not rendered']), ...unstyled];
}

for (const brand of ['aurora', 'lotus', 'harbor'] as const)
  test(`each page that ${brand} shows to visitors is in its HTML, with its heading and styles`, async ({ request }) => {
    const pages =
      brand === 'harbor' ? OPEN_TO_VISITORS.map((path) => site(brand) + path) : await offeredPages(request, brand);
    expect(pages.length).toBeGreaterThan(brand === 'harbor' ? 7 : 30);
    // A busy edge may send a page before it is rendered, and has it for the next visitor.
    for (const address of pages)
      await expect
        .poll(async () => faultsOf(await (await getPage(request, address)).text()), { message: address })
        .toEqual([]);
  });
