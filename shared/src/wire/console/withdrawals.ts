import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, listOf, requestId, wholeNumber } from '../fields.ts';
import { forcedReceiptReasons, returnReasons, transferFailures, withdrawalReasons } from '../wallet/reason-codes.ts';
import { paymentStatuses, proofId, proofPicture, receivers } from '../wallet/withdrawal-receipts.ts';
import { withdrawalStatuses } from '../wallet/withdrawals.ts';
import { idParameter, money, moneyQueueFields, stepTaken } from './console-fields.ts';

/** Longest note about a withdrawal, in characters. */
export const withdrawalNoteMaximum = 500;

/** A part that was paid, with what its player and operators said of it. */
const consolePayment = v.object({
  id: v.number(),
  number: v.number(),
  amountMinor: v.number(),
  status: v.picklist(paymentStatuses),
  receivedBy: v.nullable(v.picklist(receivers)),
  paidAtMs: v.number(),
  confirmByMs: v.number(),
  disputeByMs: v.number(),
  timeline: v.array(
    v.object({
      status: v.picklist(paymentStatuses),
      atMs: v.number(),
      actor: v.string(),
      reasonCode: v.nullable(v.string()),
      comment: v.string(),
    }),
  ),
  /** Ids for `getConsolePaymentProof`. */
  proofs: v.array(v.string()),
});
export type ConsolePayment = v.InferOutput<typeof consolePayment>;

const consoleWithdrawal = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  reference: v.string(),
  status: v.picklist(withdrawalStatuses),
  money,
  bankCode: v.string(),
  /** Not masked: the cashier compares it. */
  accountNumber: v.string(),
  accountHolder: v.string(),
  createdAtMs: v.number(),
  answerByMs: v.number(),
  reasonCode: v.nullable(v.string()),
  /** The member's book, and what was removed from it. */
  accounts: v.array(
    v.object({
      id: v.number(),
      bankCode: v.string(),
      /** Masked. */
      accountNumber: v.string(),
      /** The one that this withdrawal goes to. */
      isPaid: v.boolean(),
      isDefault: v.boolean(),
      /** For review: another member has, or had, the same account. */
      isShared: v.boolean(),
      addedAtMs: v.number(),
      usableFromMs: v.number(),
      isRemoved: v.boolean(),
    }),
  ),
  timeline: v.array(
    v.object({
      status: v.picklist(withdrawalStatuses),
      atMs: v.number(),
      actor: v.string(),
      reasonCode: v.nullable(v.string()),
    }),
  ),
  paidMinor: v.number(),
  returnedMinor: v.number(),
  payments: v.array(consolePayment),
  /** Two from the merchant's threshold on. */
  approversNeeded: v.number(),
  approvals: v.array(v.object({ operator: v.string(), atMs: v.number() })),
  /** What the member owes after a reversed payment or a corrected round: nothing is paid out until it is settled. */
  claimMinor: v.number(),
  /** For operators only. */
  notes: v.array(v.object({ operator: v.string(), text: v.string(), atMs: v.number() })),
});
export type ConsoleWithdrawal = v.InferOutput<typeof consoleWithdrawal>;

/** The cashier's withdrawals: oldest first if an action is needed, else newest first. */
export const getConsoleWithdrawals = defineEndpoint({
  name: 'console.withdrawals',
  method: 'GET',
  path: '/console-api/withdrawals',
  module: null,
  token: 'required',
  request: v.object({
    ...moneyQueueFields,
    status: v.optional(listOf(v.picklist(withdrawalStatuses))),
    /** With a payment in one of these states: `sent` waits for its player, `disputed` for an operator. */
    payment: v.optional(listOf(v.picklist(paymentStatuses))),
  }),
  answer: v.object({ total: v.number(), list: v.array(consoleWithdrawal) }),
});

/**
 * Approves after review; the transfer is then sent to the bank automatically. From the merchant's threshold on the first
 * of two approvals is only stored (`isWaiting`). Refusals of all four: `withdrawal.unknown`, `withdrawal.state.not.allowed`; of this one
 * `withdrawal.approver.same`.
 */
export const approveWithdrawal = defineEndpoint({
  name: 'console.approve-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/approve',
  module: null,
  token: 'required',
  request: idParameter,
  answer: v.object({ ...stepTaken.entries, isWaiting: v.optional(v.boolean()) }),
});

/** Refuses in review; the money is returned at once. */
export const rejectWithdrawal = defineEndpoint({
  name: 'console.reject-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/reject',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(withdrawalReasons) }),
  answer: stepTaken,
});

/** The bank has executed the transfer of all that is left. */
export const completeWithdrawal = defineEndpoint({
  name: 'console.complete-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/complete',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** The bank has refused the transfer of what is left; that money is returned at once. */
export const failWithdrawal = defineEndpoint({
  name: 'console.fail-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/fail',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(transferFailures) }),
  answer: stepTaken,
});

/** The bank has executed a part. Refusals: as above, `withdrawal.part.outside`, `duplicate.mismatch`. */
export const payWithdrawalPart = defineEndpoint({
  name: 'console.pay-withdrawal-part',
  method: 'POST',
  path: '/console-api/withdrawals/:id/payments',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, requestId, amountMinor: wholeNumber(1, Number.MAX_SAFE_INTEGER) }),
  answer: stepTaken,
});

/** Decides that a disputed payment has arrived: nothing is refunded, and its player cannot object again. Refusals of both: `withdrawal.part.unknown`, `withdrawal.part.state.not.allowed`. */
export const forceReceipt = defineEndpoint({
  name: 'console.force-receipt',
  method: 'POST',
  path: '/console-api/withdrawal-payments/:id/force',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(forcedReceiptReasons) }),
  answer: stepTaken,
});

/** Decides that a disputed payment has not arrived; its money is back in the balance at once. */
export const returnPayment = defineEndpoint({
  name: 'console.return-payment',
  method: 'POST',
  path: '/console-api/withdrawal-payments/:id/return',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(returnReasons) }),
  answer: stepTaken,
});

/** A picture that a player sent as proof. Refusal: `withdrawal.proof.unknown`. */
export const getConsolePaymentProof = defineEndpoint({
  name: 'console.payment-proof',
  method: 'GET',
  path: '/console-api/payment-proofs/:id',
  module: null,
  token: 'required',
  request: v.object({ id: proofId }),
  answer: proofPicture,
});

/** Adds a note about a withdrawal for other operators. Refusal: `withdrawal.unknown`. */
export const noteWithdrawal = defineEndpoint({
  name: 'console.note-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/notes',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, text: filledText(withdrawalNoteMaximum) }),
  answer: stepTaken,
});
