import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf } from '../fields.ts';
import { withdrawalStatuses } from '../wallet/withdrawal.ts';
import { money, queueFields } from './console-fields.ts';

const consoleWithdrawal = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  reference: v.string(),
  status: v.picklist(withdrawalStatuses),
  money,
  bankCode: v.string(),
  /** In full: the cashier compares it. */
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

/** The cashier's withdrawals: oldest first while somebody must act, else newest first. */
export const getConsoleWithdrawals = defineEndpoint({
  name: 'console.withdrawals',
  method: 'GET',
  path: '/console-api/withdrawals',
  module: null,
  token: 'required',
  request: v.object({ ...queueFields, status: v.optional(listOf(v.picklist(withdrawalStatuses))) }),
  answer: v.object({ total: v.number(), list: v.array(consoleWithdrawal) }),
});
