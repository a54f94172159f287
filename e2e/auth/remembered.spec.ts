import type { Request } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { demo } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

const day = 24 * 60 * 60;
const { account, password } = demo.member;

test('a remembered sign-in comes back with one press for a day, by a token that no script reads', async ({
  page,
  context,
}) => {
  const site = siteOf(page, 'harbor');
  await site.open();
  await site.signIn.remember.check();
  await site.signIn.signIn(account, password);
  await expect(site.header.balance).toBeVisible();
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'tessera_remembered');
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps/session' });
  expect(Math.abs((token?.expires ?? 0) - Date.now() / 1000 - day)).toBeLessThan(120);
  for (const name of ['lastUsername', 'remember', 'rememberedPassword']) {
    const cookie = cookies.find((one) => one.name === name);
    expect([account, '1', 'username']).toContain(cookie?.value);
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - day)).toBeLessThan(120);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('tessera_');

  // A sign-in belongs to its tab: the next one asks, and one press is enough.
  const next = siteOf(await context.newPage(), 'harbor');
  const goOn = next.signIn.goOnAs(account);
  const requests: Request[] = [];
  next.page.on('request', (request) => requests.push(request));
  await next.open();
  await expect(goOn).toBeVisible();
  await expect(next.header.balance).toHaveCount(0);
  await goOn.click();
  await expect(next.header.balance).toBeVisible();
  const calls: string[] = [];
  for (const request of requests.filter((one) => one.url().includes('/wps/')))
    if ((await request.allHeaders()).cookie?.includes('tessera_')) calls.push(new URL(request.url()).pathname);
  expect(calls).toEqual(['/wps/session/login/remembered']);
  const rotated = (await context.cookies()).find(({ name }) => name === 'tessera_remembered');
  expect(rotated?.value).not.toBe(token?.value);

  // Signing out ends it, in this browser and for whoever has copied it.
  await next.header.signOut();
  await expect(site.header.balance).toHaveCount(0);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'tessera_remembered'))
    .toBe(false);
  await next.page.reload();
  await expect(next.signIn.username).toHaveValue(account);
  await expect(goOn).toHaveCount(0);
  await context.addCookies([rotated as NonNullable<typeof rotated>]);
  const refused = await next.page.evaluate(async () => {
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
  const site = siteOf(page, 'harbor');
  await context.addCookies([
    { name: 'rememberedPassword', value: 'q83vASNFZ4k%3D', url: site.address(''), sameSite: 'Strict' },
  ]);
  await site.open('/login');
  await expect(site.signIn.password).toBeVisible();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('rememberedPassword');
});
