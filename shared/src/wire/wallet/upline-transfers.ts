import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** Money that the member gave to the account above. */
export const uplineTransfer = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Shown to both, e.g. `T-20261121-0042`. */
    reference: v.string(),
    /** Name of the account that received it. */
    upline: v.string(),
    amount: m.amount,
    createdAtMs: v.number(),
  });

/** What may be given to the account above now, what stands in the way, and the latest transfers. */
export const getUplineTransfers = defineEndpoint({
  name: 'wallet.upline-transfers',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineTransfers',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      /** Name of the account above; null if there is none that may receive money. */
      upline: v.nullable(v.string()),
      /** Cash alone: bonus money never moves. */
      availableAmount: m.amount,
      minimumAmount: m.amount,
      maximumAmount: m.amount,
      remainingTurnover: m.amount,
      /** Dotted codes, as of a withdrawal. */
      obstacles: v.array(v.string()),
      hasPaymentPassword: v.boolean(),
      list: v.array(uplineTransfer(m)),
    }),
});

/** One transfer of the member, however old; `upline.unknown` for other members'. */
export const getUplineTransfer = defineEndpoint({
  name: 'wallet.upline-transfer',
  method: 'GET',
  path: '/wps/relay/MCSFE_getUplineTransferDetail',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: uplineTransfer,
});

/**
 * Gives cash to the account above, at once and for good. Refusals: those of a withdrawal (`withdrawal.turnover.remaining`,
 * `payment.password.wrong`, `payment.password.unset`, `request.too.frequent`), `upline.unavailable`,
 * `upline.amount.outside`, `insufficient.funds`, `account.trial`, `duplicate.mismatch`, `request.abandoned`.
 */
export const createUplineTransfer = defineEndpoint({
  name: 'wallet.create-upline-transfer',
  method: 'POST',
  path: '/wps/relay/MCSFE_transferToUpline',
  module: 'MF_WALLET',
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      amount: v.pipe(m.amount, v.minValue(1)),
      paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
  answer: uplineTransfer,
});

/** The outcome of a request without an answer. Null: nothing was given, and it never will be (`request.abandoned`). */
export const getUplineTransferOutcome = defineEndpoint({
  name: 'wallet.upline-transfer-outcome',
  method: 'POST',
  path: '/wps/relay/MCSFE_getUplineTransferOutcome',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ transfer: v.nullable(uplineTransfer(m)) }),
});
