import type { Locator } from '@playwright/test';
import { likeMessage, literally } from '../support/messages.ts';
import { mobileCode } from './sign-in-dialog.ts';
import { buttonIn, fieldIn, type Tab } from './tab.ts';

/** The page of one's own account: picture, password, proved addresses, passkeys. */
export function securityCentre(tab: Tab) {
  const { page, text } = tab;
  const form = (name: string): Locator => page.getByRole('form', { name, exact: true });
  /** The button of a row, whose name begins with what the row is about. */
  const row = (title: string): Locator =>
    page.getByRole('button', { name: new RegExp(`^${literally(text(title))}: `) });
  const security = (name: string) => {
    const own = form(text(`auth:security.${name}.title`));
    return {
      row: row(`auth:security.${name}.title`),
      form: own,
      ...mobileCode(tab, own),
      email: fieldIn(own, text('auth:field.email')),
      password: fieldIn(own, text('auth:security.passwordLabel')),
      submit: buttonIn(own, text(`auth:security.${name}.submit`)),
    };
  };
  const newPasskey = form(text('auth:security.passkeys.new'));
  const passwordIn = (one: Locator) => fieldIn(one, text('auth:security.passwordLabel'));
  return {
    row,
    passwordRow: row('auth:security.password.title'),
    pictureRow: row('auth:picture.title'),
    mobile: security('mobile'),
    email: security('email'),
    drawnPicture: (name: string): Locator => buttonIn(page, text(`auth:picture.drawn.${name}`)),
    uploadPicture: page.getByLabel(text('auth:picture.upload')),
    removePicture: buttonIn(page, text('auth:picture.remove')),
    error: (code: string): Locator => page.getByText(text(`auth:error.${code}`)),
    passkeyUnused: page.getByText(text('auth:security.passkeys.unused')),
    passkeyUsed: page.getByText(likeMessage(text('auth:security.passkeys.used'))),
    passkeyRemoved: (name: string): Locator =>
      page.getByText(text('auth:security.passkeys.removed').replace('{{name}}', name)),
    passkey: (name: string): Locator => buttonIn(page, `${name}: ${text('auth:security.passkeys.remove')}`),

    /** The part where a break is chosen and begun. */
    break: {
      length: (name: string): Locator => page.getByRole('radio', { name, exact: true }),
      begin: page.getByRole('button', { name: likeMessage(text('auth:protection.break.begin')) }),
      confirm: buttonIn(page.getByRole('alertdialog'), text('auth:protection.confirm.begin')),
      runs: page.getByText(likeMessage(text('auth:protection.break.until'))),
    },

    async addPasskey(name: string, password: string): Promise<void> {
      await row('auth:security.passkeys.new').click();
      await fieldIn(newPasskey, text('auth:security.passkeys.name')).fill(name);
      await passwordIn(newPasskey).fill(password);
      await buttonIn(newPasskey, text('auth:security.passkeys.submit')).click();
    },

    async removePasskey(name: string, password: string): Promise<void> {
      await buttonIn(page, `${name}: ${text('auth:security.passkeys.remove')}`).click();
      await passwordIn(form(name)).fill(password);
      await buttonIn(form(name), text('auth:security.passkeys.confirm')).click();
    },
  };
}
