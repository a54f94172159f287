import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

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
        /** As in the balance: 1 cash, 2 bonus. */
        accountTypeId: v.number(),
        isSingle: v.boolean(),
        /** The vendor of the wallet; null if it is shared. */
        vassalage: v.nullable(v.string()),
      }),
    ),
  }),
});
