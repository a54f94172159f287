import { expect, type Locator } from '@playwright/test';
import { literally } from '../support/messages.ts';
import { buttonIn, type Tab } from './tab.ts';

/** The member or agent centre that lies over a page: its menu and its way out. */
export function centre({ page, text }: Tab, name: 'member' | 'agent') {
  const title = text(`shell:centre.${name}`);
  const root = page.getByRole('dialog', { name: title, exact: true });
  const menu = page.getByRole('navigation', { name: title, exact: true });
  /** An item of the menu, with or without the count of its badge. */
  const item = (key: string): Locator =>
    menu.getByRole('button', { name: new RegExp(`^${literally(text(key))}( ?\\d+)?$`) });
  return {
    root,
    menu,
    item,
    current: menu.locator('[aria-current="page"]'),
    close: buttonIn(root, text('shell:centre.close')),

    /** Goes to another page; on a phone back to the list of all first, step by step. */
    async choose(key: string): Promise<void> {
      await expect(async () => {
        if (!(await item(key).isVisible())) await buttonIn(root, title).click({ timeout: 500 });
        await expect(item(key)).toBeVisible({ timeout: 500 });
      }).toPass();
      await item(key).click();
    },

    /** The pages that the menu offers, in their order; its last item signs out. */
    async pages(): Promise<string[]> {
      await expect(menu).toBeVisible();
      const names = await menu.getByRole('button').allInnerTexts();
      return names.slice(0, -1).map((name) => name.replace(/\s*\d+$/, ''));
    },
  };
}
