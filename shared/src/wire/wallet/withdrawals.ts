import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, listOf, pageFields, requestId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { accountId, accountNumber, bankAccountBook } from './bank-accounts.ts';
import { personName } from './person-name.ts';
import { processPaymentRequest, receipt } from './withdrawal-receipts.ts';

/** requested → pending_review → approved → submitted → completed; pending_review → rejected, submitted → failed; before the review → cancelled. */
export const withdrawalStatuses = [
  'requested',
  'pending_review',
  'approved',
  'submitted',
  'completed',
  'rejected',
  'failed',
  'cancelled',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** One withdrawal, for its owner. */
export const withdrawal = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Shown to the player and the cashier, e.g. `W-20261121-0042`. */
    reference: v.string(),
    status: v.picklist(withdrawalStatuses),
    amount: m.amount,
    fee: m.amount,
    bankName: v.string(),
    /** Masked except the last four digits, e.g. `110-***-**4821`. */
    accountNumber: v.string(),
    accountHolder: v.string(),
    createdAtMs: v.number(),
    /** Latest time of a decision. */
    answerByMs: v.number(),
    /** Dotted code of a rejection or failure, else null; the money is then returned. */
    reasonCode: v.nullable(v.string()),
    /** Whether its owner may still take it back (`cancelWithdrawal`). */
    mayCancel: v.optional(v.boolean(), false),
    /** Every state reached, oldest first. */
    timeline: v.array(
      v.object({ status: v.picklist(withdrawalStatuses), atMs: v.number(), reasonCode: v.nullable(v.string()) }),
    ),
    /** What has been paid; absent where the operator does not ask for a receipt. */
    receipt: v.optional(receipt(m)),
  });

/** Limits of a withdrawal and its obstacles. */
const withdrawSettings = (m: MoneyCodec) =>
  v.object({
    allowWithdraw: v.picklist(['Y', 'N']),
    /** Cash that can be withdrawn now. */
    availableAmount: m.amount,
    minimumAmount: m.amount,
    maximumAmount: m.amount,
    fee: m.amount,
    /** Turnover left before anything can be withdrawn. */
    remainingTurnover: m.amount,
    /** Dotted codes of the obstacles, e.g. `withdrawal.turnover.remaining`. */
    obstacles: v.array(v.string()),
    /** What the member owes after reversals and corrections: in all, and what is still open. */
    owed: v.optional(v.object({ amount: m.amount, openAmount: m.amount })),
    /** Usual time until the money arrives, and latest time of a decision. */
    expectedMinutes: v.object({ from: v.number(), to: v.number() }),
    answerWithinMinutes: v.number(),
    /** The account holder's name, if known; money is paid to nobody else. */
    payeeName: v.string(),
    /** What may be withdrawn today at the member's level, and what is left of it; null is no limit of that kind. */
    limits: v.optional(
      v.object({
        level: v.number(),
        count: v.nullable(v.number()),
        countLeft: v.nullable(v.number()),
        amount: v.nullable(m.amount),
        amountLeft: v.nullable(m.amount),
        /** The next midnight in the merchant's time zone. */
        resetsAtMs: v.number(),
      }),
    ),
    /** Whether the member has set the payment password, which every withdrawal requires. */
    hasPaymentPassword: v.boolean(),
    banks: v.array(v.object({ bankCode: v.string(), bankName: v.string() })),
    /** Where money may go; absent at an operator without a book, to whom the form names an account by itself. */
    accounts: v.optional(bankAccountBook),
  });

/** The limits alone, as wire-facts has them: there is no form to fill in, and withdrawals are closed on this site. */
const limitsAlone = (m: MoneyCodec) =>
  v.pipe(
    // An answer that has banks is one of the other kind, and an error in it stays one.
    v.object({ minimumAmount: m.amount, maximumAmount: m.amount, banks: v.optional(v.never()) }),
    v.transform(
      (limits): v.InferOutput<ReturnType<typeof withdrawSettings>> => ({
        ...limits,
        ...{ allowWithdraw: 'N', availableAmount: 0, fee: 0, remainingTurnover: 0, obstacles: [], banks: [] },
        ...{ expectedMinutes: { from: 0, to: 0 }, answerWithinMinutes: 0, payeeName: '', hasPaymentPassword: false },
      }),
    ),
  );

/** What the empty form of a withdrawal shows. */
export const getWithdrawSettings = defineEndpoint({
  name: 'wallet.withdraw-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({}),
  answer: (m: MoneyCodec) => v.union([withdrawSettings(m), limitsAlone(m)]),
});

/**
 * Requests a withdrawal; the amount is held at once and cannot be used for playing again. It names an account of the book
 * by `accountId`, or by bank and number at an operator without `accounts` in its settings. Refusals:
 * `withdrawal.account.unknown`, `withdrawal.account.cooling` with `{usableFromMs}`,
 * `withdrawal.amount.outside`, `insufficient.funds`, `withdrawal.bank.unknown`, `withdrawal.holder.mismatch`,
 * `withdrawal.limit.count`, `withdrawal.limit.amount`, `payment.password.unset`, `payment.password.wrong`, an obstacle's own code with `{remainingTurnover}`, `account.trial`, `duplicate.mismatch`,
 * `request.abandoned` (`getWithdrawalOutcome` answered null).
 */
export const createWithdrawal = defineEndpoint({
  name: 'wallet.create-withdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_createWithdrawal',
  module: 'MF_WALLET',
  token: 'required',
  isEncrypted: true,
  request: (m) =>
    v.object({
      requestId,
      amount: v.pipe(m.amount, v.minValue(1)),
      accountId: v.optional(accountId),
      bankCode: v.optional(filledText(20)),
      accountNumber: v.optional(accountNumber),
      accountHolder: v.optional(personName),
      /** Six digits; without a password set (see the settings) the request is refused. */
      paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(12))),
    }),
  answer: withdrawal,
});

/** The member's withdrawals, newest first. */
export const getWithdrawalList = defineEndpoint({
  name: 'wallet.withdrawal-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalList',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ ...pageFields, status: v.optional(listOf(v.picklist(withdrawalStatuses))) }),
  answer: (m) => v.object({ total: v.number(), list: v.array(withdrawal(m)) }),
});

/** One withdrawal of the member with its timeline; `withdrawal.unknown` for other members'. */
export const getWithdrawal = defineEndpoint({
  name: 'wallet.withdrawal',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalDetail',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: withdrawal,
});

/** Takes a withdrawal back before its review; the money is back at once. Refusals: `withdrawal.unknown`, `withdrawal.cancel.late`. */
export const cancelWithdrawal = defineEndpoint({
  name: 'wallet.cancel-withdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_cancelWithdrawal',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: withdrawal,
});

/**
 * Says of a payment that it was received, that all were, or that it is missing, with a picture as proof. The same again
 * changes nothing. Refusals: `withdrawal.unknown`, `withdrawal.part.unknown`, `withdrawal.part.state.not.allowed` (it has been settled otherwise),
 * `withdrawal.dispute.late`, `withdrawal.proof.missing`, `withdrawal.proof.unknown`.
 */
export const processC2CTransaction = defineEndpoint({
  name: 'wallet.process-c2c-transaction',
  method: 'POST',
  path: '/wps/relay/MCSFE_processC2CTransaction',
  module: 'MF_WALLET',
  token: 'required',
  request: processPaymentRequest,
  answer: withdrawal,
});

/**
 * The outcome of a withdrawal request without an answer. Null means that no money was held and that none will be
 * with this request id: a delayed copy of it is refused with `request.abandoned`.
 */
export const getWithdrawalOutcome = defineEndpoint({
  name: 'wallet.withdrawal-outcome',
  method: 'POST',
  path: '/wps/relay/MCSFE_getWithdrawalOutcome',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ withdrawal: v.nullable(withdrawal(m)) }),
});
