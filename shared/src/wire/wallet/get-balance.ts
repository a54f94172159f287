import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The money that the member can play with; for a trial account its trial credit. */
export const getBalance = defineEndpoint({
  name: 'wallet.balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  module: 'COMM3',
  token: 'required',
  request: v.object({}),
  answer: (m) =>
    v.object({
      /** Cash and bonus together. */
      sumBalance: m.amount,
      currency: v.string(),
      currencySymbol: v.string(),
      /** By account type: 1 cash, 2 bonus. */
      balance: v.array(v.object({ accountTypeId: v.number(), availBalance: m.amount })),
      /** Held for open withdrawals; not part of the sum. */
      inWithdrawal: m.amount,
    }),
});
