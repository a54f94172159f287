import type { Page } from '@playwright/test';
import { dialogOf, type Opening, pressing } from './openings.ts';
import { newAccount } from './player.ts';
import { expect } from './test.ts';
import { likeWords, type Say } from './words.ts';

/** What is opened by whoever is new. */
export const trialDialogs: readonly Opening[] = [
  {
    // Read and closed on the way in: this device forgets it, so that it greets once more.
    name: 'aurora-greeting',
    path: '/index',
    open: async (page, say) => {
      const greeting = page.getByRole('dialog', { name: say('promotions:greeting.title'), exact: true });
      await page.removeLocatorHandler(greeting);
      await page.evaluate(() => {
        localStorage.removeItem('greeted');
        sessionStorage.removeItem('index_notice');
      });
      await page.reload();
      await expect(greeting).toBeVisible();
    },
  },
];

/** Opens one row of the security centre. */
const row = (name: string, title = `auth:security.${name}.title`): Opening => ({
  name: `aurora-security-${name}`,
  path: '/member/securityCenter',
  open: async (page, say) => {
    const button = page.getByRole('button', { name: new RegExp(`^${say(title)}: `) });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
});

/** Opens the game that stands at that place of the list, counted from 0; a phone tells about it first. */
async function playGame(page: Page, place: number, say: Say): Promise<void> {
  await page.locator('[data-game]').nth(place).locator('a, button').first().click();
  if ((page.viewportSize()?.width ?? 0) < 720)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('games:action.play'), exact: true })
      .click();
  const button = page.frameLocator('iframe').getByRole('button').first();
  await expect(button).toBeVisible({ timeout: 30_000 });
  // A frame of another origin paints by itself; a picture taken before it has would show it black.
  await button.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
}

const pin = '482913';

/** What an agent's account opens: its withdrawals ask for a password that it has set, whoever looked first. */
export const agentDialogs: readonly Opening[] = [
  {
    name: 'aurora-withdrawal-confirm',
    path: '/member/withdraw',
    open: async (page, say) => {
      await page.getByLabel(say('wallet:amount.label'), { exact: true }).fill('30000');
      await page.getByRole('combobox').click();
      await page.getByRole('option').first().click();
      await page.locator('input[name="accountNumber"]').fill('110-234-567890');
      await page.locator('input[name="accountHolder"]').fill('Demo Agent');
      await pressing('wallet:withdrawal.submit')(page, say);
      const first = dialogOf(page, say, 'auth:security.payment.title');
      const confirm = dialogOf(page, say, 'wallet:confirm.title');
      await expect(first.or(confirm)).toBeVisible();
      if (await first.isVisible()) {
        for (const name of ['pin', 'again']) await first.locator(`input[name="${name}"]`).fill(pin);
        await first.locator('input[name="password"]').fill('Agent1234');
        await first.locator('button[type="submit"]').click();
      }
      await expect(confirm).toBeVisible();
    },
  },
  {
    // The last, as the agent is gone afterwards: whoever they have registered comes for the first time.
    name: 'aurora-change-password',
    path: '/agent/registerAccount',
    open: async (page, say) => {
      const [account, handedOut] = [newAccount(), 'Down1234'];
      await page.locator('input[name="username"]').fill(account);
      await page.locator('input[name="password"]').fill(handedOut);
      await page.locator('button[type="submit"]').last().click();
      await expect(page.getByText(account).first()).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(new URL('/login', page.url()).href);
      await page.locator('input[name="username"]').fill(account);
      await page.locator('input[name="password"]').fill(handedOut);
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await expect(dialogOf(page, say, 'auth:changePassword.title')).toBeVisible();
    },
  },
];

export const memberDialogs: readonly Opening[] = [
  ...['password', 'mobile', 'email', 'payment', 'app'].map((name) => row(name)),
  row('picture', 'auth:picture.title'),
  row('passkey', 'auth:security.passkeys.new'),
  // This member never sets one, so that whoever looks finds them before their first withdrawal.
  {
    name: 'aurora-withdrawal-password',
    path: '/member/withdraw',
    open: pressing('wallet:withdrawal.setPassword', 'auth:security.payment.title'),
  },
  { name: 'aurora-account-menu', path: '/rng', only: 'desktop', open: pressing('shell:account.menu') },
  {
    name: 'aurora-notices',
    path: '/rng',
    open: async (page, say) => {
      const names = [say('promotions:bell.label'), say('promotions:bell.unread')].map((name) => likeWords(name).source);
      await page.getByRole('button', { name: new RegExp(names.join('|')) }).click();
      await expect(dialogOf(page, say, 'promotions:notices.title')).toBeVisible();
    },
  },
  {
    name: 'aurora-sign-out',
    path: '/member',
    open: pressing('shell:account.signOut', 'auth:signOut.title'),
  },
  { name: 'aurora-game', path: '/rng', open: (page, say) => playGame(page, 0, say) },
  {
    name: 'aurora-recent-games',
    path: '/rng',
    open: async (page, say) => {
      // The rest of what one played is offered once there is more than the panel shows.
      for (const place of [1, 2, 3]) {
        await playGame(page, place, say);
        await page.goto(new URL('/rng', page.url()).href);
      }
      await page.goto(new URL('/index', page.url()).href);
      await pressing('games:home.recent', 'games:home.recent')(page, say);
    },
  },
];
