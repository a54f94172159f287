import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, timestampMs } from '../fields.ts';

/** Kinds of movement that a player's record can be filtered by; a record may hold others, which are shown unfiltered. */
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
    /** Left out, it is 90 days before `toMs`, or before now. */
    fromMs: v.optional(timestampMs),
    /** Exclusive. */
    toMs: v.optional(timestampMs),
  }),
  answer: (m) =>
    v.object({
      total: v.number(),
      /** All that came in (positive) and went out (negative) under the filter, not on this page alone. */
      inAmount: m.amount,
      outAmount: m.amount,
      page: v.number(),
      pageSize: v.number(),
      list: v.array(
        v.object({
          id: v.string(),
          type: v.string(),
          /** Name of the game it was about, in the language of the call; empty for everything else. */
          subject: v.string(),
          /** What it was about, e.g. `D-20261121-0042`, `round:ab-3`. */
          reference: v.string(),
          /** Signed: what came in is positive; 0 where bonus became cash. */
          amount: m.amount,
          balanceAfter: m.amount,
          atMs: v.number(),
        }),
      ),
    }),
});
