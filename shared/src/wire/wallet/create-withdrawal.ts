import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, requestId } from '../fields.ts';
import { personName } from './person-name.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * Asks for a withdrawal; the amount is set aside at once and can't be taken back into play. Refusals:
 * `withdrawal.amount.outside`, `insufficient.funds`, `withdrawal.bank.unknown`, `withdrawal.holder.mismatch`,
 * `payment.password.unset`, `payment.password.wrong`, an obstacle's own code with `{remainingTurnover}`, `account.trial`, `duplicate.mismatch`,
 * `request.abandoned` (`getWithdrawalOutcome` answered null).
 */
export const createWithdrawal = defineEndpoint({
  name: 'wallet.create-withdrawal',
  method: 'POST',
  path: '/wps/relay/MCSFE_createWithdrawal',
  module: 'MF_WALLET',
  token: 'required',
  isEncrypted: true,
  request: (m) =>
    v.object({
      requestId,
      amount: v.pipe(m.amount, v.minValue(1)),
      bankCode: filledText(20),
      accountNumber: v.pipe(v.string(), v.trim(), v.regex(/^\d[\d-]{4,28}\d$/)),
      accountHolder: personName,
      /** Six digits; whoever has not set any (the settings say so) is refused. */
      paymentPassword: v.optional(v.pipe(v.string(), v.maxLength(12))),
    }),
  answer: withdrawal,
});
