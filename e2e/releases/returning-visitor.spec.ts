import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addRelease, serve, served } from '../support/kept-releases.ts';
import { nextPageOf, testBehind, visitUntilStored } from '../support/service-worker.ts';
import { isTakenOver } from '../support/taken-over.ts';
import { expect } from '../support/test.ts';

const test = testBehind(() => Number(process.env.TESSERA_E2E_FRAGILE_PORT));

const storedFonts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('tessera-files')).keys();
    return keys.filter(({ url }) => url.endsWith('.woff2')).length;
  });

test('after a release of one remote, a returning visitor loads its changed files and no others', async ({
  page,
  network,
}) => {
  const site = network.site('aurora');
  const before = served();
  await visitUntilStored(page, `${site}/index`);
  await page.close();
  const version = '1.0.0-returning';
  addRelease('games', { version });
  try {
    serve({ ...before, games: version });
    const next = await nextPageOf(page);
    network.forget();
    await next.goto(`${site}/rng`);
    // The first games come with the page, before its files.
    await expect.poll(() => isTakenOver(next.locator('[data-game]').first())).toBe(true);
    const files = network.files();
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !path.startsWith(`/assets/games/${version}/`))).toEqual([]);
  } finally {
    serve(before);
  }
});

test('after a release of the shell, a returning visitor loads no font and no remote again', async ({
  page,
  network,
}) => {
  const site = network.site('aurora');
  const before = served();
  const isFont = (path: string) => path.endsWith('.woff2');
  await visitUntilStored(page, `${site}/index`);
  await expect.poll(() => network.files().filter(isFont).length).toBeGreaterThan(0);
  await expect.poll(() => storedFonts(page)).toBeGreaterThan(0);
  await page.close();
  const version = '1.1.0-returning';
  addRelease('shell', { version });
  try {
    serve({ ...before, shell: version });
    const next = await page.context().newPage();
    network.forget();
    const fonts: string[] = [];
    next.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (isFont(pathname)) fonts.push(pathname);
    });
    await next.goto(`${site}/index`);
    await expect.poll(() => fonts.length).toBeGreaterThan(0);
    const files = network.files();
    expect(fonts.every((path) => path.startsWith(`/assets/shell/${version}/`))).toBe(true);
    expect(files.filter((path) => isFont(path) || !path.startsWith('/assets/shell/'))).toEqual([]);
  } finally {
    serve(before);
  }
});

test('a release of the shell that has no service worker ends the one of the browser', async ({ page, network }) => {
  const site = network.site('aurora');
  const before = served();
  await visitUntilStored(page, `${site}/index`);
  await page.close();
  const version = '1.1.0-without-worker';
  const folder = addRelease('shell', { version });
  const { 'service-worker.js': _, ...others } = JSON.parse(readFileSync(`${folder}/files.json`, 'utf8')) as Record<
    string,
    string
  >;
  for (const name of ['files.json.br', 'files.json.gz', 'service-worker.js']) rmSync(`${folder}/${name}`);
  writeFileSync(`${folder}/files.json`, JSON.stringify(others));
  try {
    serve({ ...before, shell: version });
    const next = await page.context().newPage();
    await next.goto(`${site}/index`);
    await expect
      .poll(() =>
        next.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    await next.reload();
    await expect(next.locator('main a[href="/hot"]').first()).toBeVisible();
    expect(await next.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    serve(before);
  }
});
