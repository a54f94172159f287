import type { Locator } from '@playwright/test';
import { buttonIn, type Tab } from './tab.ts';

/** The menu beside the page; where it does not fit, a drawer behind a button of the header. */
export function sideMenu({ page, text }: Tab) {
  const name = { name: text('shell:menu.name'), exact: true };
  const list = page.getByRole('navigation', name);
  const column = page.getByRole('complementary').filter({ has: list });
  const open = buttonIn(page, text('shell:menu.open'));
  /** An item by its text alone, as a link may count something as well. */
  const itemIn = (menu: Locator, key: string): Locator =>
    menu.locator('a, button').filter({ has: page.getByText(text(key), { exact: true }) });
  const item = (key: string): Locator => itemIn(list, key);

  return {
    list,
    open,
    item,
    /** The same while a centre lies over the menu. */
    coveredItem: (key: string): Locator => itemIn(page.getByRole('navigation', { ...name, includeHidden: true }), key),
    /** The item of the page that is open. */
    current: page.locator('aside [aria-current="page"]'),
    help: column.getByRole('link', { name: text('shell:content.help') }),
    // A title alone names these two: their text is what is chosen.
    languages: column.getByTitle(text('shell:language.choose')),
    light: buttonIn(page, text('shell:theme.light')),
    narrow: buttonIn(page, text('shell:menu.narrow')),
    widen: buttonIn(page, text('shell:menu.widen')),
    language: (name: string): Locator => page.getByRole('menuitemradio', { name, exact: true }),
    offeredLanguages: page.getByRole('menuitemradio'),

    /** Goes where an item leads, opening the drawer where there is one. */
    async choose(key: string): Promise<void> {
      await list.or(open).first().waitFor();
      if (await open.isVisible()) {
        // A drawer that still closes shows its list beside the button.
        await list.waitFor({ state: 'hidden' });
        await open.click();
      }
      await item(key).click();
    },
  };
}
