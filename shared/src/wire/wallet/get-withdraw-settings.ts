import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** What a withdrawal may be, and what stands in its way, before anything is typed. */
export const getWithdrawSettings = defineEndpoint({
  name: 'wallet.withdraw-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      allowWithdraw: v.picklist(['Y', 'N']),
      /** Cash that can be asked for now. */
      availableAmount: m.amount,
      minimumAmount: m.amount,
      maximumAmount: m.amount,
      fee: m.amount,
      /** Turnover still to do before anything can be withdrawn. */
      remainingTurnover: m.amount,
      /** Dotted codes of what stands in the way, e.g. `withdrawal.turnover.remaining`. */
      obstacles: v.array(v.string()),
      /** Usual time to the money, and the latest time for an answer. */
      expectedMinutes: v.object({ from: v.number(), to: v.number() }),
      answerWithinMinutes: v.number(),
      /** The account holder's name, when it is known; money goes to nobody else. */
      payeeName: v.string(),
      /** Whether the member has set the payment password that every withdrawal asks for. */
      hasPaymentPassword: v.boolean(),
      banks: v.array(v.object({ bankCode: v.string(), bankName: v.string() })),
    }),
});
