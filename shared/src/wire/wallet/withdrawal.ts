import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** requested → pending_review → approved → submitted → completed; pending_review → rejected, submitted → failed. */
export const withdrawalStatuses = [
  'requested',
  'pending_review',
  'approved',
  'submitted',
  'completed',
  'rejected',
  'failed',
] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** One withdrawal as its owner sees it. */
export const withdrawal = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Shown to the player and the cashier, e.g. `W-20261121-0042`. */
    reference: v.string(),
    status: v.picklist(withdrawalStatuses),
    amount: m.amount,
    fee: m.amount,
    bankName: v.string(),
    /** Masked but for the last four, e.g. `110-***-**4821`. */
    accountNumber: v.string(),
    accountHolder: v.string(),
    createdAtMs: v.number(),
    /** By when there will be an answer, at the latest. */
    answerByMs: v.number(),
    /** Dotted code of a rejection or failure, else null; the money is back then. */
    reasonCode: v.nullable(v.string()),
    /** Every state reached, oldest first. */
    timeline: v.array(
      v.object({ status: v.picklist(withdrawalStatuses), atMs: v.number(), reasonCode: v.nullable(v.string()) }),
    ),
  });
