import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, timestampMs } from '../fields.ts';

/** Kinds of movements for the filter of a record; a record may contain others, which are shown without a filter. */
export const recordTypes = [
  'opening',
  'deposit',
  'withdrawal-hold',
  'withdrawal-returned',
  'bet',
  'payout',
  'rollback',
  'bonus',
  'bonus-release',
  'bonus-forfeit',
  'rebate',
  'transfer',
] as const;

/** Every movement of the member's money, cash and bonus together, newest first, with the balance after it. */
export const getAccountRecord = defineEndpoint({
  name: 'wallet.account-record',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  module: 'MEMTRANS3',
  token: 'required',
  request: v.object({
    ...pageFields,
    type: v.optional(listOf(v.picklist(recordTypes))),
    /** Inclusive. */
    /** By default 90 days before `toMs`, or before now. */
    fromMs: v.optional(timestampMs),
    /** Exclusive. */
    toMs: v.optional(timestampMs),
  }),
  answer: (m) =>
    v.object({
      total: v.number(),
      /** Sum of all incoming (positive) and outgoing (negative) amounts with this filter, on all pages. */
      inAmount: m.amount,
      outAmount: m.amount,
      page: v.number(),
      pageSize: v.number(),
      list: v.array(
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
        }),
      ),
    }),
});
