import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const day = 24 * 60 * 60;

test('a remembered sign-in fills the form for a day; its cookie holds no password, and without the key is worth nothing', async ({
  page,
  context,
}) => {
  const dialog = page.getByRole('dialog');
  const name = dialog.locator('input[name="username"]');
  const password = dialog.locator('input[name="password"]');
  await page.goto(`${site('harbor')}/login`);
  await name.fill('player01');
  await password.fill('Play1234');
  await dialog.getByRole('checkbox', { name: words('harbor', 'auth:login.remember') }).check();
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();

  const kept = (await context.cookies()).filter(({ name: cookie }) => cookie !== '' && /remember|last/i.test(cookie));
  expect(kept.map((cookie) => cookie.name).sort()).toEqual(['lastUsername', 'remember', 'rememberedPassword']);
  for (const cookie of kept) {
    expect(decodeURIComponent(cookie.value)).not.toContain('Play1234');
    expect(cookie.sameSite).toBe('Strict');
    expect(Math.abs(cookie.expires - Date.now() / 1000 - day)).toBeLessThan(120);
  }

  // A sign-in belongs to its tab: the next one asks again.
  const next = await context.newPage();
  await next.goto(`${site('harbor')}/login`);
  await expect(next.locator('input[name="username"]')).toHaveValue('player01');
  await expect(next.locator('input[name="password"]')).toHaveValue('Play1234');

  await next.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('tessera-session');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await next.reload();
  await expect(next.locator('input[name="username"]')).toHaveValue('player01');
  await expect(next.locator('input[name="password"]')).toHaveValue('');
});
