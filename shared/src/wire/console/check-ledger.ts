import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Adds the books up anew; in order when the sum is 0 and every list is empty. */
export const checkLedger = defineEndpoint({
  name: 'console.check-ledger',
  method: 'GET',
  path: '/console-api/ledger/check',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({
    isInOrder: v.boolean(),
    movements: v.number(),
    entries: v.number(),
    accounts: v.number(),
    sumMinor: v.number(),
    balanceDifferences: v.array(
      v.object({ accountId: v.number(), balanceMinor: v.number(), entriesMinor: v.number() }),
    ),
    unbalancedMovements: v.array(v.number()),
    incompleteMovements: v.array(v.number()),
    negativeAccounts: v.array(v.number()),
  }),
});
