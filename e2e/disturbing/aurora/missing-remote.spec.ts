import { readFileSync, renameSync } from 'node:fs';
import { siteOf } from '../../pages/site.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  expected: {
    errors: [/promotions failed at/, /ChunkLoadError|Loading chunk|Failed to load|Loading CSS|integrity|MIME type/],
  },
});

test('a remote whose files are gone says so in its own place, the rest works, and a retry brings it back', async ({
  page,
}) => {
  const root = process.env.TESSERA_E2E_FRAGILE_ROOT ?? '';
  const address = `http://aurora.localhost:${process.env.TESSERA_E2E_FRAGILE_PORT}`;
  const site = siteOf(page, 'aurora');
  const built = JSON.parse(readFileSync(`${root}/built.json`, 'utf8')) as { promotions: string };
  const release = `${root}/releases/promotions/${built.promotions}`;
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
