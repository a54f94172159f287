import { expect, type Locator } from '@playwright/test';
import { brandName } from '../support/addresses.ts';
import { likeMessage } from '../support/messages.ts';
import { buttonIn, dialogOf, fieldIn, type Tab } from './tab.ts';

/** The header: way home, categories, what a visitor is offered, balance, account menu and quick sign-in. */
export function header(tab: Tab) {
  const { page, brand, text } = tab;
  const banner = page.getByRole('banner');
  const balance = page.getByTestId('balance');
  const categories = page.getByRole('navigation', { name: text('shell:menu.categories') });
  const quickSignIn = page.getByRole('form', { name: text('auth:login.inHeader') });
  // A centre lies over the header, whose account button is there all the same.
  const account = page.getByRole('button', { name: likeMessage(text('shell:account.menu')), includeHidden: true });

  async function chooseOfAccount(item: string): Promise<void> {
    await account.click();
    await page.getByRole('menuitem', { name: text(item), exact: true }).click();
  }

  const signOutDialog = dialogOf(tab, 'auth:signOut.title');
  const answerTo = (answer: 'confirm' | 'cancel') => buttonIn(signOutDialog, text(`auth:signOut.${answer}`));
  async function answerSignOut(answer: 'confirm' | 'cancel'): Promise<void> {
    await chooseOfAccount('shell:account.signOut');
    await answerTo(answer).click();
  }

  return {
    banner,
    balance,
    categories,
    account,
    accountPicture: account.locator('img'),
    /** The account's name, which opens the member centre. */
    accountName: (name: string): Locator => buttonIn(banner, `${name}, ${text('shell:centre.member')}`),
    signIn: buttonIn(banner, text('shell:visitor.signIn')),
    register: buttonIn(banner, text('shell:visitor.register')),
    freePlay: buttonIn(banner, text('shell:visitor.freePlay')),
    /** The button of that name in the banner, whichever part of it brings it. */
    button: (key: string): Locator => buttonIn(banner, text(key)),
    link: (path: string): Locator => banner.locator(`a[href="${path}"]`),
    /** The merchant's mark. */
    home: banner.getByRole('link', { name: brandName(brand), exact: true }),
    category: (name: string): Locator => categories.getByRole('link', { name, exact: true }),
    hideBalance: buttonIn(page, text('wallet:balance.hide')),
    showBalance: buttonIn(page, text('wallet:balance.show')),
    notices: page.getByRole('button', {
      name: new RegExp(
        `^(${['promotions:bell.label', 'promotions:bell.unread'].map((key) => likeMessage(text(key)).source).join('|')})$`,
      ),
    }),
    quickSignIn: {
      form: quickSignIn,
      username: fieldIn(quickSignIn, text('auth:field.usernameOrMobile')),
      password: fieldIn(quickSignIn, text('auth:field.password')),
      submit: buttonIn(quickSignIn, text('auth:login.submit')),
      register: buttonIn(quickSignIn, text('auth:login.register')),
      freePlay: buttonIn(quickSignIn, text('auth:freePlay.start')),
    },
    chooseOfAccount,
    signOutDialog,
    confirmSignOut: answerTo('confirm'),
    answerSignOut,

    /** Signs out by the account menu; ends when the balance is gone, and the page is not locked any more. */
    async signOut(): Promise<void> {
      await answerSignOut('confirm');
      await expect(balance).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: text('ui:resource.loading') })).toHaveCount(0);
    },

    /** The amount beside the account, in whole minor units as its digits read. */
    async shownBalance(): Promise<number> {
      const shown = (await balance.innerText()).replace(/[^\d.,-]/g, '');
      const [whole = '', decimals = ''] = /[.,]\d{2}$/.test(shown) ? [shown.slice(0, -3), shown.slice(-2)] : [shown];
      return Number(whole.replace(/[.,]/g, '') + decimals);
    },
  };
}
