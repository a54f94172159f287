import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { RemoteRelease } from '@tessera/shared/registry';
import { siteOf } from '../pages/site.ts';
import { expect, test } from '../support/test.ts';

test.use({
  expected: {
    errors: [/promotions failed at/, /ChunkLoadError|Loading chunk|Failed to load|Loading CSS|integrity|MIME type/],
  },
});

/** An edge whose files may be damaged, and the folder of one release. */
function fragile() {
  const root = process.env.TESSERA_E2E_FRAGILE_ROOT ?? '';
  const built = JSON.parse(readFileSync(`${root}/built.json`, 'utf8')) as { promotions: string };
  return {
    address: `http://aurora.localhost:${process.env.TESSERA_E2E_FRAGILE_PORT}`,
    release: `${root}/releases/promotions/${built.promotions}`,
  };
}

test('a remote with a file that somebody has changed does not run it, and a retry runs the right one', async ({
  page,
}) => {
  const { address, release } = fragile();
  const { parts } = JSON.parse(readFileSync(`${release}/remote.json`, 'utf8')) as RemoteRelease;
  const file = `${release}/${parts['route:/promotions']?.js[0]}.br`;
  const right = readFileSync(file);
  writeFileSync(file, brotliCompressSync(`${brotliDecompressSync(right)};`));
  await page.goto(`${address}/promotions`);
  await expect(page.getByText(/promotions · integrity · \w+/)).toBeVisible();

  writeFileSync(file, right);
  await page.getByRole('main').getByRole('button', { name: '다시 시도' }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('a remote whose files are gone says so in its own place, the rest works, and a retry brings it back', async ({
  page,
}) => {
  const { address, release } = fragile();
  const site = siteOf(page, 'aurora');
  await page.goto(`${address}/rng`);
  await expect(site.games.mostPlayed).toBeVisible();

  renameSync(release, `${release}.away`);
  // By its address: a page that is open has part of the release already.
  await page.goto(`${address}/promotions`);
  await expect(page.getByText(/promotions · download · \w+/)).toBeVisible({ timeout: 30_000 });
  await site.header.category(site.text('games:category.RNG')).click();
  await expect(site.games.mostPlayed).toBeVisible();

  await page.goBack();
  const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  renameSync(`${release}.away`, release);
  await retry.click();
  await expect(site.title()).toBeVisible();
});
