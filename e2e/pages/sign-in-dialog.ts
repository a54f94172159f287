import { expect, type Locator } from '@playwright/test';
import { likeMessage, literally } from '../support/messages.ts';
import { buttonIn, dialogOf, fieldIn, radioIn, type Tab } from './tab.ts';

/** A mobile number and the code that is sent to it, as several forms ask for them. */
export function mobileCode({ text }: Tab, form: Locator) {
  const send = buttonIn(form, text('auth:code.send'));
  return {
    number: fieldIn(form, text('auth:field.mobileNum')),
    country: form.getByRole('combobox', { name: text('auth:mobile.country') }),
    code: fieldIn(form, text('auth:code.label')),
    send,
    /** Sends a code, and sees the button locked until another one may be sent. */
    async sendCode(): Promise<void> {
      await send.click();
      const again = new RegExp(`^${literally(text('auth:code.resend'))} [1-9]:\\d\\d`);
      await expect(form.getByRole('button', { name: again })).toBeDisabled();
    },
  };
}

/** The dialog in which somebody signs in: by password, by code, by passkey or as remembered. */
export function signInDialog(tab: Tab) {
  const { page, text } = tab;
  const dialog = dialogOf(tab, 'auth:login.title');
  const username = fieldIn(dialog, text('auth:field.usernameOrMobile'));
  const password = fieldIn(dialog, text('auth:field.password'));
  const submit = buttonIn(dialog, text('auth:login.submit'));
  return {
    dialog,
    username,
    password,
    submit,
    remember: dialog.getByRole('checkbox', { name: text('auth:login.remember') }),
    /** Goes on as somebody whom the browser remembers. */
    goOnAs: (account: string): Locator =>
      buttonIn(page, text('auth:login.remembered.submit').replace('{{name}}', account)),
    byCode: radioIn(dialog, text('auth:login.bySms')),
    mobile: mobileCode(tab, dialog),
    forgot: buttonIn(dialog, text('auth:login.forgot')),
    register: buttonIn(dialog, text('auth:login.register')),
    passkey: buttonIn(dialog, text('auth:login.passkey')),
    freePlay: buttonIn(dialog, text('auth:freePlay.start')),
    error: (code: string): Locator => dialog.getByText(text(`auth:error.${code}`)),

    async signIn(account: string, secret: string): Promise<void> {
      await username.fill(account);
      await password.fill(secret);
      await submit.click();
    },
  };
}

/** What follows a forgotten password, and one that has to be changed. */
export function newPasswordForms(tab: Tab) {
  const { page, text } = tab;
  const forgot = dialogOf(tab, 'auth:forgot.title');
  const reset = page.getByRole('form', { name: text('auth:forgot.resetTitle') });
  const change = dialogOf(tab, 'auth:changePassword.title');
  const twice = (form: Locator) => ({
    form,
    async choose(password: string): Promise<void> {
      await fieldIn(form, text('auth:changePassword.new')).fill(password);
      await fieldIn(form, text('auth:changePassword.confirm')).fill(password);
      await buttonIn(form, text('auth:changePassword.submit')).click();
    },
  });
  return {
    forgot: {
      dialog: forgot,
      username: fieldIn(forgot, text('auth:field.usernameOrMobile')),
      email: fieldIn(forgot, text('auth:field.email')),
      sendMail: buttonIn(forgot, text('auth:forgot.sendMail')),
      byPhone: radioIn(forgot, text('auth:forgot.byPhone')),
      mobile: mobileCode(tab, forgot),
      password: fieldIn(forgot, text('auth:changePassword.new')),
      changeAndSignIn: buttonIn(forgot, text('auth:forgot.setAndEnter')),
    },
    /** Where a mailed link leads. */
    reset: twice(reset),
    /** What somebody with a default password is asked for first. */
    change: twice(change),
  };
}

/** What a sign-in from a new address asks for; here the account holder's name, which every account of ours has. */
export function secondStepDialog(tab: Tab) {
  const { page, text } = tab;
  const form = page.getByRole('form', { name: text('auth:secondStep.title') });
  const byName = radioIn(dialogOf(tab, 'auth:secondStep.title'), text('auth:secondStep.way.bank'));
  const answer = fieldIn(form, text('auth:field.payeeName'));
  return {
    form,
    fault: form.locator('[aria-invalid="true"]'),
    async answerWith(name: string): Promise<void> {
      await expect(byName.or(answer).first()).toBeVisible();
      if (await byName.count()) await byName.check({ force: true });
      await answer.fill(name);
      await buttonIn(form, text('auth:secondStep.submit')).click();
    },
  };
}

/** The notice over a page, `auth:signOut.title` aside, whose text contains that message. */
export const noticeOf = ({ page, text }: Tab, message: string): Locator =>
  page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .filter({ hasText: likeMessage(text(message)) });
