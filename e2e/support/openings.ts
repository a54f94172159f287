import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { likeWords, type Say } from './words.ts';

/** How a dialog or menu is brought over the page it belongs to. */
export interface Opening {
  readonly name: string;
  readonly path: string;
  readonly only?: 'phone' | 'desktop';
  readonly open: (page: Page, say: Say) => Promise<void>;
}

/** A name that is this message alone, or ends with it; whatever is filled in may be anything. */
const named = (message: string): RegExp => new RegExp(`(?:^|, )${likeWords(message).source}$`);
export const dialogOf = (page: Page, say: Say, title: string) =>
  page.getByRole('dialog', { name: likeWords(say(title)) });

/** Presses the first button of that name, and waits for the dialog of that title. */
export const pressing =
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
  {
    // Where a mailed link leads; whether its code is good is asked with the new password.
    name: 'aurora-reset-by-link',
    path: '/rng',
    open: async (page, say) => {
      await page.goto(new URL('/login#reset=looked-at', page.url()).href);
      await expect(page.getByRole('form', { name: say('auth:forgot.resetTitle') })).toBeVisible();
    },
  },
  { name: 'aurora-register-by-name', path: '/register', open: choosing('auth:register.by.username') },
  {
    name: 'aurora-wrong-invitation',
    path: '/register?affiliateCode=WRONG99',
    open: async (page, say) => {
      const warning = page.getByRole('dialog').or(page.getByRole('alertdialog'));
      await expect(warning.filter({ hasText: say('auth:register.invitationWrong') })).toBeVisible();
    },
  },
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
