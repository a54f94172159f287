import type { APIRequestContext } from '@playwright/test';
import type { Boot } from '@tessera/shared/registry';
import { contentPages, OPEN_TO_VISITORS } from '../../shell/src/content/content-pages.ts';
import { type Brand, site } from '../support/addresses.ts';
import { fetchPage } from '../support/first-html.ts';
import { expect, test } from '../support/test.ts';

/** Games open in frames of their providers: these pages show nothing before a game is chosen. */
const frames = ['/game', '/seamless', '/lottert'];
/** Addresses that say what their page is about, or what else of it is shown. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/promoDetail': ['?id=first-deposit'],
  '/lottery': ['', '?gameCode=K3&view=trends'],
  '/vnlottery': ['', '?gameCode=XSMB'],
};

/** Pages of lists of games that the merchant has none of, and pages whose switches are off. */
const notOffered: Readonly<Record<'aurora' | 'lotus', readonly string[]>> = {
  aurora: [],
  lotus: ['/sports', '/esports'],
};

/** Addresses of the releases' routes and of the shell's pages. */
async function allPages(request: APIRequestContext, brand: Brand): Promise<readonly string[]> {
  const html = await (await fetchPage(request, `${site(brand)}/`)).text();
  const { remotes } = JSON.parse(html.split('id="tessera-boot">')[1]?.split('</script>')[0] ?? '') as Boot;
  const routes = [...remotes.flatMap(({ contract }) => contract.routes), ...contentPages];
  const paths = routes.map(({ path }) => path).filter((path) => !frames.includes(path));
  return paths.flatMap((path) => (queries[path] ?? ['']).map((query) => path + query));
}

/** What is wrong with the HTML of a page: no heading in its main part, or classes without their styles. */
function faultsOf(html: string): readonly string[] {
  const [, rendered = ''] = html.split('id="root" data-rendered=');
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join();
  const classes = new Set([...rendered.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const unstyled = [...classes].filter((name) => name !== '' && !styles.includes(`.${name}`));
  return [...(/<main[\s\S]*<h1/.test(rendered) ? [] : ['not rendered']), ...unstyled];
}

/** Follows the pages until each of them is rendered: a busy edge may send one before that, and has it for the next visitor. */
async function expectRendered(request: APIRequestContext, brand: Brand, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await expect
      .poll(async () => faultsOf(await (await fetchPage(request, site(brand) + path)).text()), { message: path })
      .toEqual([]);
}

for (const brand of ['aurora', 'lotus'] as const)
  test(`each page that ${brand} shows to visitors is in its HTML, with its heading and styles`, async ({ request }) => {
    const pages = await allPages(request, brand);
    const answers = await Promise.all(pages.map((path) => fetchPage(request, site(brand) + path)));
    const missing = pages.filter((_, at) => answers[at]?.status() === 404);
    expect(missing).toEqual(notOffered[brand]);
    await expectRendered(
      request,
      brand,
      pages.filter((path) => !missing.includes(path)),
    );
  });

test('where visitors sign in first, the pages that they may see before are in their HTML, and no others', async ({
  request,
}) => {
  await expectRendered(request, 'harbor', OPEN_TO_VISITORS);
  for (const path of ['/index', '/rng', '/promotions', '/help'])
    expect(faultsOf(await (await fetchPage(request, site('harbor') + path)).text()), path).toEqual(['not rendered']);
});
