import { expect, type Locator, type Page } from '@playwright/test';
import { likeMessage } from '../support/messages.ts';
import { codeAtBank } from '../support/outbox.ts';
import { buttonIn, dialogOf, fieldIn, radioIn, type Tab } from './tab.ts';

/** The reference of what is shown, by its first letter. */
async function shownReference(page: Page, letter: string): Promise<string> {
  const pattern = new RegExp(`${letter}-\\d{8}-\\d{4,}`);
  const shown = await page.getByText(pattern).first().textContent();
  return pattern.exec(shown ?? '')?.[0] ?? '';
}

/** The page on which money is deposited. */
export function depositPage({ page, text }: Tab) {
  const summary = page.getByRole('region', { name: text('wallet:deposit.summary') });
  const progress = page.getByRole('list', { name: text('wallet:deposit.progress') });
  return {
    closed: page.getByText(text('wallet:deposit.closed')),
    onBreak: page.getByText(text('wallet:break.title')),
    amount: fieldIn(page, text('wallet:amount.label')),
    submit: summary.getByRole('button', { name: likeMessage(text('wallet:deposit.submit')) }),
    /** The sentence of a step, e.g. `pay_now`. */
    step: (name: string): Locator => progress.getByText(likeMessage(text(`wallet:deposit.step.${name}`))),
    /** Where to transfer the money to. */
    guide: page.getByText(text('wallet:deposit.guide.title')),
    credited: progress.getByText(likeMessage(text('wallet:deposit.step.credited_done'))),
    /** An operator is looking for the transfer. */
    checked: progress.getByText(likeMessage(text('wallet:deposit.step.transfer_now'))),
    refused: progress.getByText(likeMessage(text('wallet:deposit.step.refused'))),
    /** Of the deposit that is shown, e.g. `D-20261121-0042`. */
    reference: () => shownReference(page, 'D'),
    /** The card of a way to deposit, by its name. */
    method: (name: string) => page.getByRole('radio', { name: text(name) }),
    qr: page.getByRole('img', { name: text('wallet:pay.qr') }),
    /** The provider has taken the payment back. */
    reversed: progress.getByText(text('wallet:deposit.step.reversed'), { exact: true }),
    /** Another amount has arrived than was asked for. */
    differs: progress.getByText(likeMessage(text('wallet:deposit.step.credited_differs'))),
    another: buttonIn(page, text('wallet:deposit.another')),
    code: fieldIn(page, text('wallet:voucher.code')),
    redeem: summary.getByRole('button', { name: text('wallet:voucher.submit') }),
    used: page.getByText(text('wallet:error.voucher_used')),
  };
}

/** The page on which money is withdrawn, and the dialogs that ask for its password. */
export function withdrawalPage(tab: Tab) {
  const { page, text } = tab;
  const submit = likeMessage(text('wallet:withdrawal.submit'));
  const summary = page.getByRole('region', { name: text('wallet:withdrawal.summary') });
  const firstPassword = dialogOf(tab, 'auth:security.payment.title');
  const confirmation = dialogOf(tab, 'wallet:confirm.title');
  const adding = dialogOf(tab, 'wallet:accounts.addTitle');
  const holder = fieldIn(adding, text('wallet:withdrawal.holder'));
  const progress = page.getByRole('list', { name: text('wallet:withdrawal.progress') });
  return {
    closed: page.getByText(text('wallet:withdrawal.closed')),
    submit: summary.getByRole('button', { name: submit }),
    setPassword: buttonIn(page, text('wallet:withdrawal.setPassword')),
    firstPassword,
    newPin: fieldIn(firstPassword, text('auth:security.payment.new')),
    confirmation,
    cancel: buttonIn(confirmation, text('wallet:confirm.cancel')),
    giveUpBonus: buttonIn(page, text('wallet:withdrawal.giveUpBonus')),
    progress,
    /** The sentence of a step, e.g. `review_now`. */
    step: (name: string): Locator => progress.getByText(likeMessage(text(`wallet:withdrawal.step.${name}`))),
    /** The bank has paid it, and its player is asked for a receipt. */
    arrived: page.getByText(likeMessage(text('wallet:withdrawal.step.receipt_now'))),

    async cancelRequest(): Promise<void> {
      await buttonIn(page, text('wallet:cancelling.cancel')).click();
      const asked = dialogOf(tab, 'wallet:cancelling.title');
      await buttonIn(asked, text('wallet:cancelling.cancel')).click();
      await expect(asked).toHaveCount(0);
    },
    /** Back from a withdrawal to the form. */
    another: buttonIn(page, text('wallet:withdrawal.back')),
    received: buttonIn(page, text('wallet:receipt.received')),
    /** The question before a payment counts as received. */
    receivedQuestion: dialogOf(tab, 'wallet:receipt.question.title'),
    notReceived: buttonIn(page, text('wallet:receipt.notReceived')),
    disputed: page.getByText(text('wallet:withdrawal.step.receipt_disputed')),
    /** The operator has decided that a missing payment has arrived. */
    forced: page
      .getByRole('region', { name: text('wallet:receipt.title') })
      .getByText(text('wallet:receipt.state.received_operator'), { exact: true }),

    /** Of the withdrawal that is shown, e.g. `W-20261121-0042`. */
    reference: () => shownReference(page, 'W'),

    /** Says that a payment is missing, with a picture, in the dialog that is open. */
    async sendProof(file: {
      readonly name: string;
      readonly mimeType: string;
      readonly buffer: Buffer;
    }): Promise<void> {
      const dialog = dialogOf(tab, 'wallet:missing.title');
      await dialog.locator('input[type="file"]').setInputFiles(file);
      await buttonIn(dialog, text('wallet:missing.send')).click();
      await expect(dialog).toHaveCount(0);
    },

    amount: fieldIn(page, text('wallet:amount.label')),
    /** The accounts of the book, one of them chosen. */
    accounts: page.getByRole('group', { name: text('wallet:withdrawal.account') }).getByRole('radio'),
    addAccount: buttonIn(page, text('wallet:accounts.add')),
    adding,

    /** Adds an account at the merchant's first bank, in the dialog that is open; a holder that is known already can't be changed. */
    async nameAccount(account: {
      readonly number: string;
      readonly holder: string;
      readonly pin: string;
    }): Promise<void> {
      await expect(adding).toBeVisible();
      await adding.getByRole('combobox').press('ArrowDown');
      await expect(page.locator('[role=option][data-highlighted]')).toBeVisible();
      await page.keyboard.press('Enter');
      await fieldIn(adding, text('wallet:withdrawal.account')).fill(account.number);
      if (await holder.isEditable()) await holder.fill(account.holder);
      await fieldIn(adding, text('wallet:confirm.paymentPassword')).fill(account.pin);
      await buttonIn(adding, text('wallet:accounts.check')).click();
      await fieldIn(adding, text('wallet:accounts.code')).fill(await codeAtBank(account.number));
      await buttonIn(adding, text('wallet:accounts.confirm')).click();
      await expect(adding).toHaveCount(0);
    },

    /** Sets the password that withdrawals ask for. */
    async choosePassword(pin: string, signInPassword: string): Promise<void> {
      await fieldIn(firstPassword, text('auth:security.payment.new')).fill(pin);
      await fieldIn(firstPassword, text('auth:security.payment.again')).fill(pin);
      await fieldIn(firstPassword, text('auth:security.passwordLabel')).fill(signInPassword);
      await buttonIn(firstPassword, text('auth:security.payment.submit')).click();
    },

    /** Confirms the withdrawal that is asked about. */
    async confirm(pin: string): Promise<void> {
      await fieldIn(confirmation, text('wallet:confirm.paymentPassword')).fill(pin);
      await confirmation.getByRole('button', { name: submit }).click();
    },
  };
}

/** The page that shows the wallets, where money moves between them. */
export function transferPage({ page, text }: Tab) {
  const past = page.getByRole('region', { name: text('wallet:transfer.past') });
  return {
    amount: fieldIn(page, text('wallet:amount.label')),
    submit: page.getByRole('button', { name: likeMessage(text('wallet:transfer.submit')) }),
    /** The transfer that was made last. */
    newest: past.getByRole('listitem').first(),
  };
}

/** The page on which money is given to the account above. */
export function uplinePage(tab: Tab) {
  const { page, text } = tab;
  const submit = likeMessage(text('wallet:upline.submit'));
  const confirmation = dialogOf(tab, 'wallet:upline.confirmTitle');
  return {
    amount: fieldIn(page, text('wallet:amount.label')),
    submit: page.getByRole('region', { name: text('wallet:upline.summary') }).getByRole('button', { name: submit }),
    confirmation,
    done: page.getByText(text('wallet:upline.done'), { exact: true }),

    /** Of the transfer that is shown, e.g. `T-20261121-0042`. */
    number: () => shownReference(page, 'T'),

    /** Confirms the transfer that is asked about. */
    async confirm(pin: string): Promise<void> {
      await fieldIn(confirmation, text('wallet:confirm.paymentPassword')).fill(pin);
      await confirmation.getByRole('button', { name: submit }).click();
    },
  };
}

/** All deposits or all withdrawals, page by page. */
export function requestList({ page, text }: Tab) {
  return {
    /** Below the newest, and where a filter finds none. */
    showAll: buttonIn(page, text('wallet:requests.showAll')),
    filter: (name: string): Locator => radioIn(page, text(`wallet:${name}`)),
    row: (reference: string): Locator => page.getByRole('button', { name: new RegExp(reference) }),
    back: buttonIn(page, text('wallet:requests.toList')),
    none: (about: 'deposit' | 'withdrawal'): Locator => page.getByText(text(`wallet:${about}.none`), { exact: true }),
  };
}

/** The account record: every movement of the member's money. */
export function accountRecord(tab: Tab) {
  const { page, text } = tab;
  const table = page.getByRole('table', { name: text('wallet:record.title') });
  const receipt = dialogOf(tab, 'wallet:record.receipt');
  return {
    table,
    movements: (kind: string): Locator => table.getByText(text(`wallet:record.kinds.${kind}`), { exact: true }),
    /** The buttons that open a movement each. */
    opens: table.getByRole('row').getByRole('button'),
    receipt,
    number: receipt.getByText(text('wallet:record.number'), { exact: true }),
    /** What the movement of the receipt belongs to. */
    openRequest: (kind: 'deposit' | 'withdrawal' | 'upline' | 'wallet'): Locator =>
      buttonIn(receipt, text(`wallet:record.openRequest.${kind}`)),
  };
}

/** The betting record, a bet of it, and the loss and profit that comes of it. */
export function betPages(tab: Tab) {
  const { page, text } = tab;
  const table = page.getByRole('table', { name: text('wallet:bets.title') });
  const bet = dialogOf(tab, 'wallet:bets.one');
  return {
    table,
    bet,
    /** The button of a row that opens its bet. */
    opens: table.getByRole('row').getByRole('button'),
    movements: bet.getByRole('listitem'),
    roundProof: buttonIn(bet, text('wallet:bets.roundProof')),
    proof: dialogOf(tab, 'games:round.title'),
    save: buttonIn(page, text('wallet:export.save')),
    profit: page.getByRole('table', { name: text('wallet:profit.title') }),
    lifetime: page.getByRole('region', { name: text('wallet:profit.lifetime') }),
  };
}
