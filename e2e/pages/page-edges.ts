import type { Locator } from '@playwright/test';
import { likeMessage } from '../support/messages.ts';
import { buttonIn, fieldIn, type Tab } from './tab.ts';

/** The footer of a page. */
export function footer({ page }: Tab) {
  const root = page.getByRole('contentinfo');
  return {
    root,
    links: root.getByRole('link'),
    link: (path: string): Locator => root.locator(`a[href="${path}"]`),
  };
}

/** The bar at the right edge of a wide page: customer service and the codes for phones. */
export function rightBar({ page, text }: Tab) {
  const bar = page.getByRole('complementary', { name: text('shell:rightBar.name') });
  return {
    bar,
    support: buttonIn(bar, text('shell:support.name')),
    codes: buttonIn(bar, text('shell:rightBar.download')),
    codeFor: (system: string): Locator =>
      bar.getByRole('img', { name: text('shell:content.codeFor').replace('{{system}}', system), exact: true }),
  };
}

/** The bar at the lower edge of a phone. */
export function bottomBar({ page, text }: Tab) {
  const bar = page.getByRole('navigation', { name: text('shell:menu.bottom') });
  return { bar, me: buttonIn(bar, text('shell:menu.me')) };
}

/** What stands in place of every page while a site is closed. */
export function closedSite({ page, text }: Tab) {
  const title = (name: 'maintenance' | 'region'): Locator =>
    page.getByRole('heading', { name: text(`shell:${name}.title`) });
  return { title, maintenance: title('maintenance'), contact: buttonIn(page, text('shell:support.contact')) };
}

/** Help, and the form that writes to customer service. */
export function helpPages({ page, text }: Tab) {
  return {
    title: page.getByRole('heading', { level: 1, name: text('shell:content.help') }),
    search: page.getByLabel(text('shell:content.search')),
    questions: page.locator('details'),
    message: fieldIn(page, text('shell:feedback.content')),
    send: buttonIn(page, text('shell:feedback.send')),
    sent: page.getByText(likeMessage(text('shell:feedback.reference'))),
  };
}
