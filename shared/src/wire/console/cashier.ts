import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, wholeNumber } from '../fields.ts';
import { depositMethodIds } from '../wallet/deposit-methods.ts';
import { depositStatuses } from '../wallet/deposits.ts';
import { depositReasons } from '../wallet/reason-codes.ts';
import { idParameter, money, moneyQueueFields, stepTaken } from './console-fields.ts';

const consoleDeposit = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  reference: v.string(),
  methodId: v.string(),
  /** Credited by the report of a provider, or redeemed, and by nobody at the console. */
  isAutomatic: v.boolean(),
  status: v.picklist(depositStatuses),
  money,
  depositorName: v.string(),
  createdAtMs: v.number(),
  answerByMs: v.number(),
  decidedAtMs: v.nullable(v.number()),
  reasonCode: v.nullable(v.string()),
});
export type ConsoleDeposit = v.InferOutput<typeof consoleDeposit>;

/** The cashier's deposits: oldest first while pending, else newest first. */
export const getConsoleDeposits = defineEndpoint({
  name: 'console.deposits',
  method: 'GET',
  path: '/console-api/deposits',
  module: null,
  token: 'required',
  request: v.object({
    ...moneyQueueFields,
    status: v.optional(listOf(v.picklist(depositStatuses))),
    methodId: v.optional(v.picklist(depositMethodIds)),
  }),
  answer: v.object({ total: v.number(), list: v.array(consoleDeposit) }),
});

/** Credits a deposit, once; `receivedMinor` where another amount has arrived. Refusals of both: `deposit.unknown`, `deposit.state.not.allowed`. */
export const approveDeposit = defineEndpoint({
  name: 'console.approve-deposit',
  method: 'POST',
  path: '/console-api/deposits/:id/approve',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, receivedMinor: v.optional(wholeNumber(1, 1_000_000_000_000)) }),
  answer: stepTaken,
});

/** Refuses a deposit, with a reason that the player sees. */
export const rejectDeposit = defineEndpoint({
  name: 'console.reject-deposit',
  method: 'POST',
  path: '/console-api/deposits/:id/reject',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(depositReasons) }),
  answer: stepTaken,
});
