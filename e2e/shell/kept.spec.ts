import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test('a sign-in that is to be remembered fills the form for a day, and its password lies nowhere in the clear', async ({
  page,
  context,
}) => {
  const login = page.getByRole('dialog', { name: words('aurora', 'auth:login.title') });
  await page.goto(`${site('aurora')}/login`);
  await login.locator('input[name="username"]').fill('player01');
  await login.locator('input[name="password"]').fill('Play1234');
  await login.getByRole('checkbox').check();
  await login.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();

  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('rememberedPassword');
  const cookies = await context.cookies(site('aurora'));
  const now = Date.now() / 1000;
  for (const name of ['lastUsername', 'remember', 'rememberedPassword']) {
    const left = (cookies.find((cookie) => cookie.name === name)?.expires ?? 0) - now;
    expect([name, left > 86_000 && left < 86_500]).toEqual([name, true]);
  }
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain('Play1234');
  expect(kept).not.toContain(encodeURIComponent(btoa('Play1234')));

  const next = await context.newPage();
  await next.goto(`${site('aurora')}/login`);
  await expect(next.locator('input[name="username"]')).toHaveValue('player01');
  await expect(next.locator('input[name="password"]')).toHaveValue('Play1234');
});

test('a reload keeps whoever is signed in, another tab of its own is a visitor’s', async ({ page, context }) => {
  const login = page.getByRole('dialog', { name: words('aurora', 'auth:login.title') });
  await page.goto(`${site('aurora')}/login`);
  await login.locator('input[name="username"]').fill('player01');
  await login.locator('input[name="password"]').fill('Play1234');
  await login.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('balance')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site('aurora')}/index`);
  await expect(other.getByRole('button', { name: words('aurora', 'shell:visitor.signIn'), exact: true })).toBeVisible();
});
