import type { Locator } from '@playwright/test';
import { likeMessage } from '../support/messages.ts';
import { buttonIn, dialogOf, type Tab } from './tab.ts';

/** Promotions: the list, one of them, the greeting of newcomers and the notices. */
export function promotionPages(tab: Tab) {
  const { page, text } = tab;
  const greeting = page.getByRole('dialog', { name: text('promotions:greeting.title'), exact: true });
  return {
    title: page.getByRole('heading', { level: 1, name: text('promotions:list.title') }),
    /** Leads from the list to the promotion of that id. */
    promotion: (id: string): Locator => page.getByRole('heading').locator(`a[href$="id=${id}"]`),
    claim: page.getByRole('button', { name: likeMessage(text('promotions:own.claim')) }),
    wagering: page.getByRole('progressbar', { name: text('promotions:own.progress') }),
    giveUp: buttonIn(page.getByRole('main'), text('promotions:leave.bonus')),
    /** The promotion's page asks in an alert dialog, other pages in a dialog. */
    confirmGiveUp: buttonIn(
      page.getByRole('alertdialog').or(dialogOf(tab, 'promotions:leave.title')),
      text('promotions:leave.bonus'),
    ),
    notices: dialogOf(tab, 'promotions:notices.title'),
    greeting,
    closeGreeting: buttonIn(greeting, text('promotions:greeting.close')),
  };
}
