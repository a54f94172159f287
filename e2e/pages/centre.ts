import { expect, type Locator } from '@playwright/test';
import { buttonIn, type Tab } from './tab.ts';

/** The member or agent centre that lies over a page: its menu and its way out. */
export function centre({ page, text }: Tab, name: 'member' | 'agent') {
  const title = text(`shell:centre.${name}`);
  const root = page.getByRole('dialog', { name: title, exact: true });
  const menu = page.getByRole('navigation', { name: title, exact: true });
  const item = (key: string): Locator => buttonIn(menu, text(key));
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
      return (await menu.getByRole('button').allInnerTexts()).slice(0, -1);
    },
  };
}
