import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf } from '../fields.ts';
import { depositStatuses } from '../wallet/deposits.ts';
import { depositReasons, transferFailures, withdrawalReasons } from '../wallet/reason-codes.ts';
import { withdrawalStatuses } from '../wallet/withdrawals.ts';
import { idParameter, money, queueFields, stepTaken } from './console-fields.ts';

const consoleDeposit = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  reference: v.string(),
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
  request: v.object({ ...queueFields, status: v.optional(listOf(v.picklist(depositStatuses))) }),
  answer: v.object({ total: v.number(), list: v.array(consoleDeposit) }),
});

/** Credits a deposit, once. Refusals of both: `deposit.unknown`, `deposit.state.not.allowed`. */
export const approveDeposit = defineEndpoint({
  name: 'console.approve-deposit',
  method: 'POST',
  path: '/console-api/deposits/:id/approve',
  module: null,
  token: 'required',
  request: idParameter,
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
  timeline: v.array(
    v.object({
      status: v.picklist(withdrawalStatuses),
      atMs: v.number(),
      actor: v.string(),
      reasonCode: v.nullable(v.string()),
    }),
  ),
});
export type ConsoleWithdrawal = v.InferOutput<typeof consoleWithdrawal>;

/** The cashier's withdrawals: oldest first if an action is needed, else newest first. */
export const getConsoleWithdrawals = defineEndpoint({
  name: 'console.withdrawals',
  method: 'GET',
  path: '/console-api/withdrawals',
  module: null,
  token: 'required',
  request: v.object({ ...queueFields, status: v.optional(listOf(v.picklist(withdrawalStatuses))) }),
  answer: v.object({ total: v.number(), list: v.array(consoleWithdrawal) }),
});

/** Approves after review; the transfer is then sent to the bank automatically. Refusals of all four: `withdrawal.unknown`, `withdrawal.state.not.allowed`. */
export const approveWithdrawal = defineEndpoint({
  name: 'console.approve-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/approve',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
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

/** The bank has executed the transfer. */
export const completeWithdrawal = defineEndpoint({
  name: 'console.complete-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/complete',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** The bank has refused the transfer; the money is returned at once. */
export const failWithdrawal = defineEndpoint({
  name: 'console.fail-withdrawal',
  method: 'POST',
  path: '/console-api/withdrawals/:id/fail',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reasonCode: v.picklist(transferFailures) }),
  answer: stepTaken,
});
