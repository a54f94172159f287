import type { Page } from '@playwright/test';
import { type Brand, site as origin } from '../support/addresses.ts';
import { type Texts, textsOf } from '../support/messages.ts';
import { agentPages } from './agent-centre.ts';
import { centre } from './centre.ts';
import { gameFrame } from './game-frame.ts';
import { gameList } from './game-list.ts';
import { header } from './header.ts';
import { lotteryPage } from './lottery-page.ts';
import { bottomBar, closedSite, footer, helpPages, rightBar } from './page-edges.ts';
import { promotionPages } from './promotion-pages.ts';
import { registerDialog } from './register-dialog.ts';
import { securityCentre } from './security-centre.ts';
import { sideMenu } from './side-menu.ts';
import { newPasswordForms, secondStepDialog, signInDialog } from './sign-in-dialog.ts';
import {
  accountRecord,
  betPages,
  depositPage,
  requestList,
  transferPage,
  uplinePage,
  withdrawalPage,
} from './wallet-pages.ts';

/** A merchant's site in one browser tab: every surface of it by its roles and visible names, in one language. */
export function siteOf(page: Page, brand: Brand, text: Texts = textsOf(brand)) {
  const tab = { page, brand, text };
  return {
    ...tab,
    address: (path: string): string => origin(brand) + path,
    /** Types an address. A journey does so once, at its beginning; then it goes by links and menus. */
    open: (path = '/index') => page.goto(origin(brand) + path),
    header: header(tab),
    menu: sideMenu(tab),
    footer: footer(tab),
    rightBar: rightBar(tab),
    bottomBar: bottomBar(tab),
    signIn: signInDialog(tab),
    register: registerDialog(tab),
    ...newPasswordForms(tab),
    secondStep: secondStepDialog(tab),
    games: gameList(tab),
    game: gameFrame(tab),
    member: centre(tab, 'member'),
    agent: centre(tab, 'agent'),
    team: agentPages(tab),
    deposit: depositPage(tab),
    withdrawal: withdrawalPage(tab),
    requests: requestList(tab),
    transfers: transferPage(tab),
    upline: uplinePage(tab),
    record: accountRecord(tab),
    bets: betPages(tab),
    security: securityCentre(tab),
    lottery: lotteryPage(tab),
    promotions: promotionPages(tab),
    closed: closedSite(tab),
    help: helpPages(tab),
    /** The text of an address that leads nowhere, and the way out of it. */
    notFound: page.getByRole('heading', { name: text('shell:notFound.title') }),
    wayHome: page.getByRole('link', { name: text('shell:notFound.home') }),
    /** Where toasts are shown; it is there from the first one on. */
    toasts: page.locator(`[role=region][aria-label="${text('ui:toast.region')}"]`),
    closeToast: page.getByLabel(text('ui:toast.close'), { exact: true }),
    /** The title of the page that is shown. */
    title: (name?: string) => page.getByRole('heading', { level: 1, name }),
  };
}

export type Site = ReturnType<typeof siteOf>;
