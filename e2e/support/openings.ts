import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { likeWords, type Say } from './words.ts';

/** How a dialog or menu is brought over the page it belongs to. */
interface Opening {
  readonly name: string;
  readonly path: string;
  readonly only?: 'phone' | 'desktop';
  readonly open: (page: Page, say: Say) => Promise<void>;
}

/** A name that is this message alone, or ends with it; whatever is filled in may be anything. */
const named = (message: string): RegExp => new RegExp(`(?:^|, )${likeWords(message).source}$`);
const dialogOf = (page: Page, say: Say, title: string) => page.getByRole('dialog', { name: likeWords(say(title)) });

/** Presses the first button of that name, and waits for the dialog of that title. */
const pressing =
  (key: string, title?: string): Opening['open'] =>
  async (page, say) => {
    await page
      .getByRole('button', { name: named(say(key)) })
      .first()
      .click();
    if (title) await expect(dialogOf(page, say, title)).toBeVisible();
  };

const choosing =
  (key: string): Opening['open'] =>
  async (page, say) => {
    const way = page.getByRole('dialog').getByRole('radio', { name: say(key), exact: true });
    await way.check({ force: true });
    await expect(way).toBeChecked();
  };

export const dialogs: readonly Opening[] = [
  { name: 'aurora-menu', path: '/rng', only: 'phone', open: pressing('shell:menu.open', 'shell:menu.name') },
  {
    name: 'aurora-languages',
    path: '/rng',
    only: 'desktop',
    open: async (page, say) => page.getByTitle(say('shell:language.choose')).first().click(),
  },
  { name: 'aurora-login-by-code', path: '/login', open: choosing('auth:login.bySms') },
  { name: 'aurora-forgot', path: '/login', open: pressing('auth:login.forgot', 'auth:forgot.title') },
  {
    name: 'aurora-forgot-by-phone',
    path: '/login',
    open: async (page, say) => {
      await pressing('auth:login.forgot', 'auth:forgot.title')(page, say);
      await choosing('auth:forgot.byPhone')(page, say);
    },
  },
  { name: 'aurora-register-by-name', path: '/register', open: choosing('auth:register.by.username') },
  {
    name: 'aurora-game-filters',
    path: '/rng',
    only: 'phone',
    open: pressing('games:filters.title', 'games:filters.title'),
  },
  {
    name: 'aurora-game-detail',
    path: '/rng',
    open: async (page, say) => {
      const card = page.locator('[data-game]').first();
      await card.getByRole('button', { name: named(say('games:card.about')) }).click();
      await expect(dialogOf(page, say, 'games:detail.title')).toBeVisible();
    },
  },
  { name: 'aurora-lottery-rules', path: '/lottery', open: pressing('lottery:panel.howTo', 'lottery:rules.title') },
  { name: 'aurora-lottery-proof', path: '/lottery', open: pressing('lottery:past.prove', 'lottery:proof.title') },
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
