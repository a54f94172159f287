import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, requestId } from '../fields.ts';
import { deposit } from './deposit.ts';

/**
 * Announces a bank transfer; the cashier credits it. Refusals: `deposit.amount.outside`, `deposit.pending.limit`,
 * `deposit.holder.mismatch`, `account.trial`, `duplicate.mismatch`.
 */
export const createDeposit = defineEndpoint({
  name: 'wallet.create-deposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  module: null,
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      methodId: v.literal('bank-transfer'),
      amount: v.pipe(m.amount, v.minValue(1)),
      depositorName: filledText(60),
    }),
  answer: deposit,
});
