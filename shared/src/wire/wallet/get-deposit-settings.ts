import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { promotionId } from '../promotions/promotion-fields.ts';

/** Ways to deposit with limits, fee and time, and the bonuses to choose from, before anything is typed. */
export const getDepositSettings = defineEndpoint({
  name: 'wallet.deposit-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDepositSettings',
  module: 'MF_WALLET',
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      allowDeposit: v.picklist(['Y', 'N']),
      totalDepositSuccessCount: v.number(),
      /** The account holder's name, when it is known; a deposit must come from it. */
      payeeName: v.string(),
      methods: v.array(
        v.object({
          methodId: v.literal('bank-transfer'),
          minimumAmount: m.amount,
          maximumAmount: m.amount,
          fee: m.amount,
          /** Until the money is usually there. */
          expectedMinutes: v.number(),
          quickAmounts: v.array(m.amount),
          /** Where to send it; a sandbox account that receives nothing. */
          target: v.object({ bankName: v.string(), accountNumber: v.string(), accountHolder: v.string() }),
        }),
      ),
      /** What the next deposit may bring; `depositBonus` reckons it. None is taken unless it is chosen. */
      bonuses: v.array(
        v.object({
          promotionId,
          title: v.string(),
          percent: v.number(),
          cap: m.amount,
          minimumDeposit: m.amount,
          wageringPercent: v.number(),
          maximumBet: v.nullable(m.amount),
          daysToWager: v.number(),
          /** The member has asked for it before. */
          isJoined: v.boolean(),
        }),
      ),
    }),
});
