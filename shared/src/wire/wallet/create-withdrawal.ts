import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, requestId } from '../fields.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * Asks for a withdrawal; the amount is set aside at once and can't be taken back into play. Refusals:
 * `withdrawal.amount.outside`, `insufficient.funds`, `withdrawal.bank.unknown`, `withdrawal.holder.mismatch`,
 * `payment.password.wrong`, an obstacle's own code with `{remainingTurnover}`, `account.trial`, `duplicate.mismatch`.
 */
export const createWithdrawal = defineEndpoint({
  name: 'wallet.create-withdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_createWithdrawal',
  module: null,
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      amount: v.pipe(m.amount, v.minValue(1)),
      bankCode: filledText(20),
      accountNumber: v.pipe(v.string(), v.trim(), v.regex(/^\d[\d-]{4,28}\d$/)),
      accountHolder: filledText(60),
      /** Six digits, where the member has set one (the settings say so). */
      paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(12))),
    }),
  answer: withdrawal,
});
