import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, requestId, shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** `in`: from the main wallet to the vendor's; `out`: back. */
export const transferDirections = ['in', 'out'] as const;
/** `transit`: sent, and the vendor has not answered; `returned`: nothing arrived, and it is back where it came from. */
export const transferStatuses = ['transit', 'done', 'returned'] as const;
/** Who asked for a transfer; `left-over`: money that stayed at a vendor after its last game was left. */
export const transferCauses = ['player', 'game-left', 'left-over'] as const;

/** One transfer between the main wallet and a vendor's. */
export const walletTransfer = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    vassalage: v.string(),
    direction: v.picklist(transferDirections),
    status: v.picklist(transferStatuses),
    cause: v.picklist(transferCauses),
    amount: m.amount,
    /** What arrived; null while that is not known. The rest is back where it came from. */
    moved: v.nullable(m.amount),
    createdAtMs: v.number(),
    settledAtMs: v.nullable(v.number()),
  });

const transfers = (m: MoneyCodec) => v.object({ transfers: v.array(walletTransfer(m)) });
const vassalage = v.pipe(shortText(24), v.minLength(1));

/**
 * Moves money between the main wallet and the vendors'. Repeated with its request id, it finds what it did. Refusals:
 * `transfer.vendor.unknown`, `transfer.amount.missing`, `transfer.under.way`, `transfer.bonus.active`,
 * `insufficient.funds`, `account.trial`, `duplicate.mismatch`, `request.abandoned`.
 */
export const transferWallet = defineEndpoint({
  name: 'wallet.transfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  module: 'FUNDTRANS3',
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      direction: v.picklist(transferDirections),
      /** Out of all wallets without it. */
      vassalage: v.optional(vassalage),
      /** Out: all that is there without it. */
      amount: v.optional(v.pipe(m.amount, v.minValue(1))),
      /** A game of the vendor was left: the page, not the member, asks. */
      isGameLeft: v.optional(v.boolean(), false),
    }),
  /** Empty when there was nothing to move. */
  answer: transfers,
});

/** What a request without an answer did. Null: nothing, and it never will (`request.abandoned`). */
export const getTransferOutcome = defineEndpoint({
  name: 'wallet.transfer-outcome',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransferOutcome',
  module: 'FUNDTRANS3',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ made: v.nullable(transfers(m)) }),
});

/** The member's transfers, newest first, and what keeps money in the main wallet now. */
export const getTransferList = defineEndpoint({
  name: 'wallet.transfer-list',
  method: 'GET',
  path: '/wps/relay/GCS_walletTransferList',
  module: 'FUNDTRANS3',
  token: 'required',
  request: v.object(pageFields),
  answer: (m) =>
    v.object({
      total: v.number(),
      list: v.array(walletTransfer(m)),
      /** Codes of `transferWallet`'s refusals that a transfer to a vendor would have now. */
      obstacles: v.optional(v.array(v.string()), []),
    }),
});
