import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf } from '../fields.ts';
import { depositStatuses } from '../wallet/deposit.ts';
import { money, queueFields } from './console-fields.ts';

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
