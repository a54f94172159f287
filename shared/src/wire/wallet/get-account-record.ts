import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, timestampMs } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';

/** Kinds of movements for the filter of a record; a record may contain others, which are shown without a filter. */
export const recordTypes = [
  'opening',
  'deposit',
  'payment-reversed',
  'claim-collected',
  'withdrawal-hold',
  'withdrawal-returned',
  'bet',
  'payout',
  'payout-corrected',
  'rollback',
  'bonus',
  'bonus-release',
  'bonus-forfeit',
  'rebate',
  'dividend',
  'wage',
  'transfer',
  'chase-hold',
  'chase-released',
] as const;

/** No more movements than that are in an exported file. */
export const movementExportLimit = 50_000;

const recordFilter = {
  type: v.optional(listOf(v.picklist(recordTypes))),
  /** Inclusive; by default 90 days before `toMs`, or before now. */
  fromMs: v.optional(timestampMs),
  /** Exclusive. */
  toMs: v.optional(timestampMs),
};

/** What one movement did to the member's cash and bonus together. */
const recordEntry = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    type: v.string(),
    /** Name of the game, in the language of the call; empty for everything else. */
    subject: v.string(),
    /** The subject, e.g. `D-20261121-0042`, `round:ab-3`. */
    reference: v.string(),
    /** Signed: incoming is positive; 0 if bonus became cash. */
    amount: m.amount,
    balanceAfter: m.amount,
    atMs: v.number(),
  });

/** Every movement of the member's money, cash and bonus together, newest first, with the balance after it. */
export const getAccountRecord = defineEndpoint({
  name: 'wallet.account-record',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  module: 'MEMTRANS3',
  token: 'required',
  request: v.object({ ...pageFields, ...recordFilter }),
  answer: (m) =>
    v.object({
      total: v.number(),
      /** Sum of all incoming (positive) and outgoing (negative) amounts with this filter, on all pages. */
      inAmount: m.amount,
      outAmount: m.amount,
      /** The same by type; empty from an operator that does not sum by type. */
      sums: v.optional(v.array(v.object({ type: v.string(), movements: v.number(), amount: m.amount })), []),
      page: v.number(),
      pageSize: v.number(),
      list: v.array(recordEntry(m)),
    }),
});

/** The same movements as a table for spreadsheets (CSV in UTF-8), newest first, in the language of the call. */
export const exportAccountRecord = defineEndpoint({
  name: 'wallet.export-account-record',
  method: 'GET',
  path: '/wps/relay/ODSFE2_exportMemTransDet',
  module: 'MEMTRANS3',
  token: 'required',
  isFile: true,
  request: v.object(recordFilter),
  answer: v.string(),
});

/** The receipt of one movement of the member's money. Refuses 404 `movement.unknown`. */
export const getMovement = defineEndpoint({
  name: 'wallet.movement',
  method: 'GET',
  path: '/wps/relay/ODSFE2_memTransReceipt',
  module: 'MEMTRANS3',
  token: 'required',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) }),
  answer: (m) =>
    v.object({
      movement: recordEntry(m),
      balanceBefore: m.amount,
      /** What it did to each of the member's accounts, also to those beside cash and bonus; never zero. */
      parts: v.array(
        v.object({
          account: v.picklist(['cash', 'bonus', 'hold', 'chase', 'transit', 'vendor', 'claim', 'other']),
          amount: m.amount,
        }),
      ),
      /** All movements about the same reference, this one among them, oldest first. */
      related: v.array(recordEntry(m)),
      /** The recorded bet (`getRecordedBet`) that it belongs to. */
      bet: v.nullable(v.string()),
      /** The member's own request that moved it; a `wallet` transfer is one between the wallets. */
      request: v.optional(
        v.nullable(v.object({ kind: v.picklist(['deposit', 'withdrawal', 'upline', 'wallet']), id: v.string() })),
      ),
    }),
});
