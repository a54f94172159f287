import { expect, type Locator } from '@playwright/test';
import { mobileCode, noticeOf } from './sign-in-dialog.ts';
import { buttonIn, dialogOf, fieldIn, radioIn, type Tab } from './tab.ts';

/** The dialog in which a newcomer registers, by username or by mobile number. */
export function registerDialog(tab: Tab) {
  const { page, text } = tab;
  const dialog = dialogOf(tab, 'auth:register.title');
  const field = (name: string): Locator => fieldIn(dialog, text(`auth:field.${name}`));
  const captcha = dialog.locator('input[name="captcha"]');
  const byUsername = radioIn(dialog, text('auth:register.by.username'));
  const wrongInvitation = noticeOf(tab, 'auth:register.invitationWrong');
  return {
    dialog,
    field,
    mobile: mobileCode(tab, dialog),
    captcha,
    picture: dialog.getByRole('img', { name: text('auth:captcha.picture') }),
    /** Every field that takes any text; a captcha takes no more characters than it has. */
    freeTexts: dialog.getByRole('textbox').and(page.locator(':not([name="captcha"])')),
    faults: dialog.locator('[aria-invalid="true"]'),
    countries: dialog.getByRole('option'),
    consent: dialog.getByRole('checkbox'),
    submit: buttonIn(dialog, text('auth:register.submit')),
    link: (path: string): Locator => dialog.locator(`a[href="${path}"]`),
    byUsername,
    byMobile: radioIn(dialog, text('auth:register.by.mobile')),
    codeMissing: dialog.getByText(text('auth:code.required')),
    invitation: dialog.getByRole('status'),
    wrongInvitation,
    correctInvitation: () => buttonIn(wrongInvitation, text('auth:notice.ok')).click(),

    /** Registers by username; by mobile is the first choice where the merchant has both. */
    async chooseUsername(): Promise<void> {
      await expect(field('mobileNum')).toBeVisible();
      if (await byUsername.count()) await byUsername.check({ force: true });
    },
  };
}
