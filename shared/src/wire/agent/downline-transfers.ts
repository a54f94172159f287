import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { accountId } from './team-fields.ts';

/** Cash that the agent gave to an account below. */
const transfer = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Shown to both, e.g. `G-20261121-0042`. */
    reference: v.string(),
    /** Name of the account that received it. */
    account: v.string(),
    amount: m.amount,
    createdAtMs: v.number(),
  });

/** What may be given to that account now, what stands in the sender's way, and the latest transfers to it. */
export const getDownlineTransfers = defineEndpoint({
  name: 'agent.downline-transfers',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineTransfers',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({ id: accountId }),
  answer: (m) =>
    v.object({
      account: v.string(),
      /** Cash alone: bonus money never moves. */
      availableAmount: m.amount,
      minimumAmount: m.amount,
      maximumAmount: m.amount,
      remainingTurnover: m.amount,
      /** Dotted codes, as of a withdrawal. */
      obstacles: v.array(v.string()),
      hasPaymentPassword: v.boolean(),
      list: v.array(transfer(m)),
    }),
});

/**
 * Gives cash to an account below, at once and for good. Refusals: those of a withdrawal (`withdrawal.turnover.remaining`,
 * `payment.password.wrong`, `payment.password.unset`, `request.too.frequent`), `agent.account.unknown`,
 * `agent.transfer.receiver` (the account cannot receive transfers now; never why), `agent.transfer.amount`,
 * `agent.transfer.review`, `insufficient.funds`, `duplicate.mismatch`, `request.abandoned`.
 */
export const createDownlineTransfer = defineEndpoint({
  name: 'agent.create-downline-transfer',
  method: 'POST',
  path: '/wps/relay/MCSFE_transferToDownline',
  module: 'MF_AGENT',
  token: 'required',
  isEncrypted: true,
  request: (m) =>
    v.object({
      requestId,
      id: accountId,
      amount: v.pipe(m.amount, v.minValue(1)),
      paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
  answer: transfer,
});

/** The outcome of a request without an answer. Null: nothing was given, and it never will be (`request.abandoned`). */
export const getDownlineTransferOutcome = defineEndpoint({
  name: 'agent.downline-transfer-outcome',
  method: 'POST',
  path: '/wps/relay/MCSFE_getDownlineTransferOutcome',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ transfer: v.nullable(transfer(m)) }),
});
