import type { Page } from '@playwright/test';
import { siteOf } from '../pages/site.ts';
import { PASSWORD, register } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** Chromium's own authenticator, with somebody in front of it who unlocks it; counts the passkeys that it has. */
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

test('a passkey is made, signs in without a password, and is refused once it was removed', async ({ page }) => {
  test.slow();
  const passkeys = await giveAuthenticator(page);
  const site = siteOf(page, 'aurora');
  const { header, member, security, signIn } = site;
  const account = await register(site);
  await header.chooseOfAccount('auth:menu.account');
  await security.addPasskey('내 노트북', PASSWORD);
  await expect(security.passkey('내 노트북')).toBeVisible();
  await expect(security.passkeyUnused).toBeVisible();
  expect(await passkeys()).toBe(1);

  await member.close.click();
  await header.signOut();
  await header.signIn.click();
  await signIn.passkey.click();
  await expect(header.balance).toBeVisible();
  await header.chooseOfAccount('auth:menu.account');
  await expect(page.getByText(new RegExp(account))).not.toHaveCount(0);
  await expect(security.passkeyUsed).toBeVisible();

  await security.removePasskey('내 노트북', PASSWORD);
  await expect(security.passkeyRemoved('내 노트북')).toBeVisible();
  await expect(security.passkey('내 노트북')).toBeHidden();

  // The device still has its half, which opens nothing any more.
  expect(await passkeys()).toBe(1);
  await member.close.click();
  await header.signOut();
  await header.signIn.click();
  await signIn.passkey.click();
  await expect(signIn.error('passkey_unknown')).toBeVisible();
  await expect(header.balance).toBeHidden();
});
