import type { Locator, Page } from '@playwright/test';
import type { Brand } from '../support/addresses.ts';
import { likeMessage, type Texts } from '../support/messages.ts';

/** One browser tab on one merchant, and the messages in the language that it shows. */
export interface Tab {
  readonly page: Page;
  readonly brand: Brand;
  readonly text: Texts;
}

/** The button that is called exactly so, in a page or a part of it. */
export const buttonIn = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true });

/** The text field of that label; `getByLabel` would find the button that shows a password as well. */
export const fieldIn = (within: Page | Locator, name: string): Locator =>
  within.getByRole('textbox', { name, exact: true });

/** The radio button of that label. The box itself is invisible, so that it is checked by `force`. */
export const radioIn = (within: Page | Locator, name: string): Locator =>
  within.getByRole('radio', { name, exact: true });

/** The open dialog of that title; placeholders of the title may be anything. */
export const dialogOf = ({ page, text }: Tab, title: string): Locator =>
  page.getByRole('dialog', { name: likeMessage(text(title)) });
