import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId } from '../fields.ts';
import { promotionId } from '../promotions/promotion-fields.ts';
import { deposit } from './deposit.ts';
import { personName } from './person-name.ts';

/**
 * Announces a bank transfer; the cashier credits it. Refusals: `deposit.amount.outside`, `deposit.pending.limit`,
 * `deposit.holder.mismatch`, `deposit.bonus.unavailable`, `deposit.bonus.below`, `account.trial`, `duplicate.mismatch`,
 * `request.abandoned` (`getDepositOutcome` answered null).
 */
export const createDeposit = defineEndpoint({
  name: 'wallet.create-deposit',
  method: 'POST',
  path: '/wps/relay/MCSFE_createDeposit',
  module: 'MF_WALLET',
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      methodId: v.literal('bank-transfer'),
      amount: v.pipe(m.amount, v.minValue(1)),
      depositorName: personName,
      /** The bonus to come with it; null wants none, also where one was joined before. Left out, it stays as the member stands. */
      promotionId: v.optional(v.nullable(promotionId)),
    }),
  answer: deposit,
});
