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
      /** Cash and bonus together: the main wallet, without what is at vendors. */
      sumBalance: m.amount,
      /** Pages use the merchant's. */
      currency: v.optional(v.string()),
      currencySymbol: v.optional(v.string()),
      /** By account type: 1 cash, 2 bonus, 3 the wallet of the named vendor. */
      balance: v.optional(
        v.array(
          v.object({
            accountTypeId: v.number(),
            availBalance: m.amount,
            vassalage: v.optional(v.nullable(v.string())),
          }),
        ),
        [],
      ),
      /** On its way between wallets; not part of the sum. Not shown if it is not known. */
      inTransit: v.optional(m.amount),
      /** Held for open withdrawals; not part of the sum. Not shown if it is not known. */
      inWithdrawal: v.optional(m.amount),
      /** Held for issues of lottery chases that are not bet yet; not part of the sum. Not shown if it is not known. */
      inChases: v.optional(m.amount),
    }),
});

/** A boolean that may be in a query string. */
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

/** The wallets that the merchant has for each member; fetched once a session (spec §7: cached). */
export const getMerchantWallet = defineEndpoint({
  name: 'wallet.merchant-wallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  module: 'COMM3',
  token: 'required',
  /** True for the wallets shared by all vendors, false for those of single vendors, without it for both. */
  request: v.object({ isSingle: v.optional(flag) }),
  answer: v.object({
    wallets: v.array(
      v.object({
        /** As in the balance: 1 cash, 2 bonus, 3 of a vendor. */
        accountTypeId: v.number(),
        isSingle: v.boolean(),
        /** The vendor of the wallet; null if it is shared. */
        vassalage: v.nullable(v.string()),
      }),
    ),
  }),
});
