import { textsIn } from '../support/messages.ts';
import { nextPageOf, testBehind, visitUntilStored } from '../support/service-worker.ts';
import { expect } from '../support/test.ts';

/** Pages that the visitor has not seen before, with all that each shows by itself. */
const OTHERS = [
  ['/hot', ['[data-game]']],
  ['/lottery', ['[role="timer"]', 'main table']],
  ['/vnlottery', ['[role="timer"]', 'main table']],
  ['/promotions', ['main article']],
] as const;

const test = testBehind(() => Number(process.env.TESSERA_E2E_PORT));

test('the pages of a returning visitor need no file of a release from the network', async ({ page, network }) => {
  await visitUntilStored(page, `${network.site('aurora')}/index`);
  await page.close();

  const next = await nextPageOf(page);
  network.forget();
  const scripts = new Map<string, boolean>();
  next.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.fromServiceWorker());
  });
  await next.goto(`${network.site('aurora')}/index`);
  await next.locator('a[href="/rng"]').filter({ visible: true }).first().click();
  await expect(next.locator('[data-game]').first()).toBeVisible();
  for (const [path, shown] of OTHERS) {
    await next.goto(`${network.site('aurora')}${path}`);
    for (const part of shown) await expect(next.locator(part).first()).toBeVisible();
  }

  expect(network.files()).toEqual([]);
  expect(scripts.size).toBeGreaterThan(10);
  expect([...scripts].filter(([, isFromWorker]) => !isFromWorker)).toEqual([]);
});

test('neither a page nor its calls wait for a service worker to start', async ({ page, network }) => {
  const site = network.site('aurora');
  await visitUntilStored(page, `${site}/index`);
  network.forget();
  await page.goto(`${site}/promotions`);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A browser with static routes says which requests it has sent past the worker.
  const handled = await page.evaluate(() =>
    (
      performance.getEntriesByType('resource') as (PerformanceResourceTiming & { workerFinalSourceType?: string })[]
    ).map(({ name, workerStart, workerFinalSourceType }) => ({
      path: new URL(name).pathname,
      isByWorker: workerStart > 0 && workerFinalSourceType !== 'network',
    })),
  );
  const byWorker = (prefix: RegExp) =>
    handled.filter(({ path }) => prefix.test(path)).map(({ isByWorker }) => isByWorker);
  expect(network.preloaded).toEqual(['/promotions']);
  expect(new Set(byWorker(/^\/(?:wps|lgw|edge)\//))).toEqual(new Set([false]));
  expect(new Set(byWorker(/^\/assets\/.*\.js$/))).toEqual(new Set([true]));
});

test('without a network, a page says so in the visitor’s language, and its link leads to what was asked for', async ({
  page,
  network,
}) => {
  const site = network.site('aurora');
  await visitUntilStored(page, `${site}/index?lang=en`);
  await network.interrupt();

  const answer = await page.goto(`${site}/promotions?from=offline`);
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([503, true]);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
  const en = textsIn('en');
  await expect(page.getByRole('heading', { name: en('shell:offline.title') })).toBeVisible();
  await expect(page.getByText('Aurora', { exact: true })).toBeVisible();
  const again = page.getByRole('link', { name: en('shell:offline.retry') });
  // The style of its own policy applies.
  await expect(again).toHaveCSS('border-radius', '12px');
  await again.click();
  await expect(again).toBeVisible();

  await page.goto(`${site}/rng?lang=ko`);
  await expect(page.getByRole('heading', { name: textsIn('ko')('shell:offline.title') })).toBeVisible();

  await page.goto(`${site}/promotions?from=offline`);
  await network.connect();
  await again.click();
  await expect(page.locator('main article').first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('?from=offline');
});

test('the page without a network gives way to what was asked for when the browser is connected again', async ({
  page,
  network,
}) => {
  const site = network.site('aurora');
  await visitUntilStored(page, `${site}/index?lang=en`);
  await network.interrupt();
  await page.goto(`${site}/vip?lang=en`);
  await expect(page.getByRole('link', { name: textsIn('en')('shell:offline.retry') })).toBeVisible();
  await network.connect();
  // The network of the test is not that of the machine, which stays connected.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
});

test('a page with damaged or missing files in the browser’s storage has them from the network', async ({
  page,
  network,
}) => {
  const site = network.site('aurora');
  await visitUntilStored(page, `${site}/index`);
  const damaged = await page.evaluate(async () => {
    const cache = await caches.open('tessera-files');
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
    const other = () => new Response('throw new Error("damaged")', { headers: { 'Content-Type': 'text/javascript' } });
    for (const [at, request] of scripts.entries())
      if (at % 2) await cache.delete(request);
      else await cache.put(request, other());
    return scripts.length;
  });
  expect(damaged).toBeGreaterThan(20);
  // The worker that runs has compared them already; the next one has not.
  await page.close();
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos = [] } = (await browser?.send('Target.getTargets')) ?? {};
  for (const { type, targetId } of targetInfos)
    if (type === 'service_worker') await browser?.send('Target.closeTarget', { targetId });

  const next = await page.context().newPage();
  await next.goto(`${site}/rng`);
  await expect(next.locator('[data-game]').first()).toBeVisible();
});
