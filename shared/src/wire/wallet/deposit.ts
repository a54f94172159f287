import * as v from 'valibot';
import type { MoneyCodec } from '../money-codec.ts';

/** pending → approved | rejected. */
export const depositStatuses = ['pending', 'approved', 'rejected'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** One deposit as its owner sees it. */
export const deposit = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Shown to the player and the cashier, e.g. `D-20261121-0042`. */
    reference: v.string(),
    methodId: v.string(),
    status: v.picklist(depositStatuses),
    amount: m.amount,
    fee: m.amount,
    depositorName: v.string(),
    createdAtMs: v.number(),
    /** By when there will be an answer. */
    answerByMs: v.number(),
    decidedAtMs: v.nullable(v.number()),
    /** Dotted code of a rejection, else null. */
    reasonCode: v.nullable(v.string()),
  });
