import type { Locator } from '@playwright/test';
import { popularSlots } from '../pages/game-list.ts';
import { noticeOf } from '../pages/sign-in-dialog.ts';
import type { Site } from '../pages/site.ts';
import { expect } from './test.ts';

/** How a dialog or menu is brought over the page it belongs to. */
export interface Opening {
  readonly name: string;
  readonly path: string;
  readonly only?: 'phone' | 'desktop';
  readonly isOverBusyForm?: boolean;
  readonly open: (site: Site) => Promise<void>;
}

/** Presses a button, and waits for what it opens. */
export const pressing =
  (button: (site: Site) => Locator, opened?: (site: Site) => Locator): Opening['open'] =>
  async (site) => {
    await button(site).click();
    if (opened) await expect(opened(site)).toBeVisible();
  };

const choosing =
  (option: (site: Site) => Locator): Opening['open'] =>
  async (site) => {
    await option(site).check({ force: true });
    await expect(option(site)).toBeChecked();
  };

const forgetting = pressing(
  ({ signIn }) => signIn.forgot,
  ({ forgot }) => forgot.dialog,
);

export const dialogs: readonly Opening[] = [
  {
    name: 'aurora-menu',
    path: '/rng',
    only: 'phone',
    open: pressing(
      ({ menu }) => menu.open,
      ({ menu }) => menu.list,
    ),
  },
  { name: 'aurora-languages', path: '/rng', only: 'desktop', open: pressing(({ menu }) => menu.languages) },
  { name: 'aurora-login-by-code', path: '/login', open: choosing(({ signIn }) => signIn.byCode) },
  { name: 'aurora-forgot', path: '/login', open: forgetting },
  {
    name: 'aurora-forgot-by-phone',
    path: '/login',
    open: async (site) => {
      await forgetting(site);
      await choosing(({ forgot }) => forgot.byPhone)(site);
    },
  },
  {
    // Where a mailed link leads; whether its code is good is asked with the new password.
    name: 'aurora-reset-by-link',
    path: '/rng',
    open: async (site) => {
      await site.open('/login#reset=looked-at');
      await expect(site.reset.form).toBeVisible();
    },
  },
  { name: 'aurora-register-by-name', path: '/register', open: choosing(({ register }) => register.byUsername) },
  {
    name: 'aurora-wrong-invitation',
    path: '/register?affiliateCode=WRONG99',
    open: (site) => expect(noticeOf(site, 'auth:register.invitationWrong')).toBeVisible(),
  },
  {
    name: 'aurora-game-filters',
    path: '/rng',
    only: 'phone',
    open: pressing(
      ({ games }) => games.filters,
      ({ games }) => games.filterDialog,
    ),
  },
  {
    name: 'aurora-game-detail',
    path: '/rng',
    open: pressing(
      ({ games }) => games.about(popularSlots[0]),
      ({ games }) => games.detail,
    ),
  },
  {
    name: 'aurora-lottery-rules',
    path: '/lottery',
    open: pressing(
      ({ lottery }) => lottery.howTo,
      ({ lottery }) => lottery.rules,
    ),
  },
  {
    name: 'aurora-lottery-proof',
    path: '/lottery',
    open: pressing(
      ({ lottery }) => lottery.proveNewest,
      ({ lottery }) => lottery.proof,
    ),
  },
];
