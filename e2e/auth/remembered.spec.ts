import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const day = 24 * 60 * 60;
const say = (key: string) => words('harbor', key);

async function enterRemembered(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`${site('harbor')}/login`);
  await dialog.locator('input[name="username"]').fill('player01');
  await dialog.locator('input[name="password"]').fill('Play1234');
  await dialog.getByRole('checkbox', { name: say('auth:login.remember') }).check();
  await dialog.locator('button[type="submit"]').click();
  await expect(page.getByTestId('balance')).toBeVisible();
}
const goOn = (page: Page) =>
  page.getByRole('button', { name: say('auth:login.remembered.submit').replace('{{name}}', 'player01') });

test('a remembered sign-in comes back with one press for a day, by a token that no script reads', async ({
  page,
  context,
}) => {
  await enterRemembered(page);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'tessera_remembered');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps/session' });
  expect(Math.abs((token?.expires ?? 0) - Date.now() / 1000 - day)).toBeLessThan(120);
  for (const name of ['lastUsername', 'remember', 'rememberedPassword']) {
    const cookie = cookies.find((one) => one.name === name);
    expect(['player01', '1', 'username']).toContain(cookie?.value);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - day)).toBeLessThan(120);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('tessera_');

  // A sign-in belongs to its tab: the next one asks, and one press is enough.
  const next = await context.newPage();
  const calls: string[] = [];
  next.on('request', async (request) => {
    if (request.url().includes('/wps/') && (await request.allHeaders()).cookie?.includes('tessera_'))
      calls.push(new URL(request.url()).pathname);
  });
  await next.goto(`${site('harbor')}/login`);
  await expect(goOn(next)).toBeVisible();
  await expect(next.getByTestId('balance')).toHaveCount(0);
  await goOn(next).click();
  await expect(next.getByTestId('balance')).toBeVisible();
  expect(calls).toEqual(['/wps/session/login/remembered']);
  const rotated = (await context.cookies()).find(({ name }) => name === 'tessera_remembered');
  expect(rotated?.value).not.toBe(token?.value);

  // Signing out ends it, in this browser and for whoever has copied it.
  await next.getByRole('button', { name: new RegExp(say('shell:account.menu').replace(/\{\{.*/, '')) }).click();
  await next.getByRole('menuitem', { name: say('shell:account.signOut') }).click();
  const confirm = next.getByRole('dialog').or(next.getByRole('alertdialog'));
  await confirm.getByRole('button', { name: say('auth:signOut.confirm') }).click();
  await expect(page.getByTestId('balance')).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'tessera_remembered'))
    .toBe(false);
  await next.goto(`${site('harbor')}/login`);
  await expect(next.locator('input[name="username"]')).toHaveValue('player01');
  await expect(goOn(next)).toHaveCount(0);
  await context.addCookies([rotated as NonNullable<typeof rotated>]);
  const refused = await next.evaluate(async () => {
    const headers = { merchant: 'harbor', 'content-type': 'application/json' };
    const answer = await fetch('/wps/session/login/remembered', { method: 'POST', headers, body: '{}' });
    return [answer.status, ((await answer.json()) as { errorCode: string }).errorCode];
  });
  expect(refused).toEqual([400, 'login.remembered.expired']);
});

test('a password that an earlier release had sealed into a cookie is gone after the first visit', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'rememberedPassword', value: 'q83vASNFZ4k%3D', url: site('harbor'), sameSite: 'Strict' },
  ]);
  await page.goto(`${site('harbor')}/login`);
  await expect(page.locator('input[name="password"]')).toBeVisible();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('rememberedPassword');
});
