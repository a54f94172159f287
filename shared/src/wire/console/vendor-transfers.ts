import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import { transferCauses, transferDirections, transferStatuses } from '../wallet/index.ts';
import { money, moneyQueueFields, queueFields, stepTaken } from './console-fields.ts';

const vendorTransfer = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  vendor: v.string(),
  direction: v.picklist(transferDirections),
  cause: v.picklist(transferCauses),
  status: v.picklist(transferStatuses),
  money,
  /** What arrived, in minor units; null while that is not known. */
  movedMinor: v.nullable(v.number()),
  createdAtMs: v.number(),
  /** How often the vendor was asked about it, and when it is asked again. */
  attempts: v.number(),
  askAtMs: v.number(),
});
export type VendorTransfer = v.InferOutput<typeof vendorTransfer>;

/** Transfers between main wallets and vendors: those in transit first, then the newest. */
export const getVendorTransfers = defineEndpoint({
  name: 'console.vendor-transfers',
  method: 'GET',
  path: '/console-api/vendor-transfers',
  module: null,
  token: 'required',
  request: v.object({
    ...moneyQueueFields,
    status: v.optional(v.picklist(transferStatuses)),
    vendor: v.optional(shortText(24)),
  }),
  answer: v.object({ total: v.number(), list: v.array(vendorTransfer) }),
});

/** Asks the vendor now what it did with a transfer in transit; nothing changes while it does not answer. */
export const askVendorTransfer = defineEndpoint({
  name: 'console.ask-vendor-transfer',
  method: 'POST',
  path: '/console-api/vendor-transfers/:id/ask',
  module: null,
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: stepTaken,
});

const walletDifference = v.object({
  id: v.string(),
  merchant: v.string(),
  vendor: v.string(),
  /** Ledger minus vendor. */
  difference: money,
  foundAtMs: v.number(),
  /** When both agreed again; null while they do not. */
  closedAtMs: v.nullable(v.number()),
});
export type WalletDifference = v.InferOutput<typeof walletDifference>;

/** Where the wallets at a vendor are not as in the ledger: open ones first, then the newest. */
export const getWalletDifferences = defineEndpoint({
  name: 'console.wallet-differences',
  method: 'GET',
  path: '/console-api/wallet-differences',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({ total: v.number(), list: v.array(walletDifference) }),
});

/** How a vendor's wallets answer in the sandbox: `silent` does what it is asked and loses the answer. */
export const vendorConducts = ['normal', 'away', 'silent'] as const;

/** The vendors that are in transfer mode at some merchant; null where the provider does not answer. */
export const getVendorConducts = defineEndpoint({
  name: 'console.vendor-conducts',
  method: 'GET',
  path: '/console-api/vendor-conducts',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({
    vendors: v.array(v.object({ vendor: v.string(), conduct: v.nullable(v.picklist(vendorConducts)) })),
  }),
});

/** Refusals: `vendor.unknown`, `vendor.away` where the provider does not answer. */
export const setVendorConduct = defineEndpoint({
  name: 'console.set-vendor-conduct',
  method: 'POST',
  path: '/console-api/vendor-conducts',
  module: null,
  token: 'required',
  request: v.object({ vendor: shortText(24), conduct: v.picklist(vendorConducts) }),
  answer: stepTaken,
});
