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
    leave: buttonIn(page.getByRole('main'), text('promotions:leave.bonus')),
    confirmLeaving: buttonIn(page.getByRole('alertdialog'), text('promotions:leave.bonus')),
    giveUp: buttonIn(dialogOf(tab, 'promotions:leave.title'), text('promotions:leave.bonus')),
    notices: dialogOf(tab, 'promotions:notices.title'),
    greeting,
    closeGreeting: buttonIn(greeting, text('promotions:greeting.close')),
  };
}
