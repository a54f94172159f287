import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** A boolean that may travel in a query string. */
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

/** Which wallets the merchant keeps for each member; asked for once a session (spec §7: cached). */
export const getMerchantWallet = defineEndpoint({
  name: 'wallet.merchant-wallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  module: 'COMM3',
  token: 'required',
  /** True asks for the wallets that all vendors share, false for those of single vendors, nothing for both. */
  request: v.object({ isSingle: v.optional(flag) }),
  answer: v.object({
    wallets: v.array(
      v.object({
        /** As in the balance: 1 cash, 2 bonus. */
        accountTypeId: v.number(),
        isSingle: v.boolean(),
        /** The vendor of a wallet of its own; null where it is shared. */
        vassalage: v.nullable(v.string()),
      }),
    ),
  }),
});
