import { readFileSync, renameSync } from 'node:fs';
import { expect, test } from '../../support/test.ts';

test.use({
  expected: {
    errors: [/promotions failed at/, /ChunkLoadError|Loading chunk|Failed to load|Loading CSS|RUNTIME-|MIME type/],
  },
});

test('a tile whose files are gone says so in its own place, the rest works, and a retry brings it back', async ({
  page,
}) => {
  const root = process.env.TESSERA_E2E_FRAGILE_ROOT ?? '';
  const site = `http://aurora.localhost:${process.env.TESSERA_E2E_FRAGILE_PORT}`;
  const stable = JSON.parse(readFileSync(`${root}/channels/stable.json`, 'utf8')) as { promotions: string };
  const release = `${root}/releases/promotions/${stable.promotions}`;
  await page.goto(`${site}/rng`);
  await expect(page.locator('[data-game]').first()).toBeVisible();

  renameSync(release, `${release}.away`);
  await page.goto(`${site}/promotions`);
  await expect(page.getByText(/promotions · download · \w+/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: '슬롯', exact: true }).first().click();
  await expect(page.locator('[data-game]').first()).toBeVisible();

  await page.goBack();
  const retry = page.getByRole('main').getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible({ timeout: 30_000 });
  renameSync(`${release}.away`, release);
  await retry.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
