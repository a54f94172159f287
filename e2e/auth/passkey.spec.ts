import type { Page } from '@playwright/test';
import { site } from '../support/addresses.ts';
import { PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { words, wordsLike } from '../support/words.ts';

const say = (key: string) => words('aurora', key);

/** Chromium's own authenticator, with somebody in front of it who unlocks it. */
async function giveAuthenticator(page: Page): Promise<() => Promise<number>> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
}

async function signOut(page: Page): Promise<void> {
  await page.goto(`${site('aurora')}/index`);
  await page.getByRole('button', { name: wordsLike('aurora', 'shell:account.menu') }).click();
  await page.getByRole('menuitem', { name: say('shell:account.signOut') }).click();
  const confirm = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await confirm.getByRole('button', { name: say('auth:signOut.confirm') }).click();
  await expect(page.getByTestId('balance')).toBeHidden();
}

async function useOnePasskey(page: Page): Promise<void> {
  await page.goto(`${site('aurora')}/login`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('auth:login.passkey') })
    .click();
}

test('a passkey is made, signs in without a password, and is refused once it was removed', async ({ page }) => {
  test.slow();
  const held = await giveAuthenticator(page);
  const account = await register(page, 'aurora');
  await page.goto(`${site('aurora')}/member/securityCenter`);
  const adds = `${say('auth:security.passkeys.new')}: ${say('auth:security.passkeys.add')}`;
  await page.getByRole('button', { name: adds }).click();
  const form = page.getByRole('form', { name: say('auth:security.passkeys.new') });
  await form.locator('input[name="name"]').fill('내 노트북');
  await form.locator('input[name="password"]').fill(PASSWORD);
  await form.locator('button[type="submit"]').click();
  const remove = page.getByRole('button', { name: `내 노트북: ${say('auth:security.passkeys.remove')}` });
  await expect(remove).toBeVisible();
  await expect(page.getByText(say('auth:security.passkeys.unused'))).toBeVisible();
  expect(await held()).toBe(1);

  await signOut(page);
  await useOnePasskey(page);
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.goto(`${site('aurora')}/member/securityCenter`);
  await expect(page.getByText(new RegExp(account))).not.toHaveCount(0);
  await expect(page.getByText(wordsLike('aurora', 'auth:security.passkeys.used'))).toBeVisible();

  await remove.click();
  const removal = page.getByRole('form', { name: '내 노트북' });
  await removal.locator('input[name="password"]').fill(PASSWORD);
  await removal.locator('button[type="submit"]').click();
  await expect(remove).toBeHidden();

  // The device still has its half, which opens nothing any more.
  expect(await held()).toBe(1);
  await signOut(page);
  await useOnePasskey(page);
  await expect(page.getByRole('dialog').getByText(say('auth:error.passkey_unknown'))).toBeVisible();
  await expect(page.getByTestId('balance')).toBeHidden();
});
