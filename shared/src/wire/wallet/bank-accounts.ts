import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';
import { personName } from './person-name.ts';

/** Number of an account as the operator's bank takes it. */
export const accountNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d[\d-]{4,28}\d$/));
/** Id of an account in the book. */
export const accountId = v.pipe(v.string(), v.regex(/^\d{1,15}$/));

/** An account that the member's money may be paid to. */
export const bankAccount = v.object({
  id: v.string(),
  bankCode: v.string(),
  bankName: v.string(),
  /** Masked, e.g. `110-***-**4821`. */
  accountNumber: v.string(),
  accountHolder: v.string(),
  /** Chosen beforehand in the form; one account of the book is. */
  isDefault: v.boolean(),
  /** A withdrawal to it is under way, so it can't be removed. */
  isInUse: v.boolean(),
  /** Withdrawals to a new account are refused before. */
  usableFromMs: v.number(),
});

/** The member's accounts, the default first, and the merchant's rules for them. */
export const bankAccountBook = v.object({
  list: v.array(bankAccount),
  /** Accounts that a member may have. */
  limit: v.number(),
  /** How long an account is new; the first one that a member ever adds is not. */
  coolingMinutes: v.number(),
});

/**
 * Asks the bank whose the account is, and sends one unit to it with a code beside it. Refusals: `withdrawal.bank.unknown`,
 * `withdrawal.bank.away`, `withdrawal.account.invalid`, `withdrawal.holder.mismatch`, `withdrawal.holder.differs` (the
 * bank names another), `withdrawal.account.known`, `withdrawal.account.limit` with `{limit}`, `payment.password.unset`,
 * `payment.password.wrong`, `request.too.frequent`, `account.trial`.
 */
export const checkBankAccount = defineEndpoint({
  name: 'wallet.check-bank-account',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkBankAccount',
  module: 'MF_WALLET',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    bankCode: filledText(20),
    accountNumber,
    accountHolder: personName,
    paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(12))),
  }),
  answer: v.object({
    checkId: v.string(),
    /** Masked. */
    accountNumber: v.string(),
    /** The code is not taken afterwards. */
    expiresAtMs: v.number(),
  }),
});

/**
 * Adds the account by the code that its statement shows; the same again answers the same account. Refusals:
 * `verification.code.invalid`, `verification.code.expired` (also after five wrong ones), `withdrawal.account.known`,
 * `withdrawal.account.limit` with `{limit}`, `withdrawal.holder.mismatch`.
 */
export const addBankAccount = defineEndpoint({
  name: 'wallet.add-bank-account',
  method: 'POST',
  path: '/wps/relay/MCSFE_addBankAccount',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ checkId: v.pipe(v.string(), v.uuid()), code: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
  answer: bankAccount,
});

/** Makes an account the one that the form begins with. Refusal: `withdrawal.account.unknown`. */
export const setDefaultBankAccount = defineEndpoint({
  name: 'wallet.set-default-bank-account',
  method: 'POST',
  path: '/wps/relay/MCSFE_setDefaultBankAccount',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: accountId }),
  answer: bankAccountBook,
});

/** Removes an account from the book. Refusals: `withdrawal.account.unknown`, `withdrawal.account.in.use`. */
export const removeBankAccount = defineEndpoint({
  name: 'wallet.remove-bank-account',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeBankAccount',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: accountId }),
  answer: bankAccountBook,
});
