import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, requestId, rowId, shortText, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { contractKinds } from './contract-terms.ts';
import { calendarDay } from './team-fields.ts';

/** `notReached` pays nothing; `payerShort` and `partPaid` wait for the payer's money until they expire. */
export const billStatuses = ['issued', 'notReached', 'payerShort', 'partPaid', 'paid', 'expired'] as const;
export type BillStatus = (typeof billStatuses)[number];

/** Bills in these states can be paid. */
export const openBillStatuses: readonly BillStatus[] = ['issued', 'payerShort', 'partPaid'];

const bill = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Also of its movements: `B-20261121-0042`. */
    reference: v.string(),
    contractId: v.string(),
    /** Both names, whoever asks. */
    payer: v.string(),
    account: v.string(),
    /** The end is exclusive. */
    fromMs: v.number(),
    toMs: v.number(),
    status: v.picklist(billStatuses),
    isAutomatic: v.boolean(),
    amount: m.amount,
    paid: m.amount,
    issuedAtMs: v.number(),
    /** When what is unpaid expires. */
    expiresAtMs: v.number(),
  });

const statusSum = (m: MoneyCodec) =>
  v.object({ status: v.picklist(billStatuses), count: v.number(), amount: m.amount, paid: m.amount });

const kind = v.picklist(contractKinds);

/** The caller's bills of one kind, as receiver or as payer, newest first; sums go over all pages. */
export const getBills = defineEndpoint({
  name: 'agent.bills',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentBills',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({
    ...pageFields,
    kind,
    side: v.optional(v.picklist(['received', 'given']), 'received'),
    status: v.optional(listOf(v.picklist(billStatuses))),
    /** Days in which a period ended, both inclusive; all of them without. */
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
    /** Part of the other account's name. */
    keyword: v.optional(shortText(64)),
  }),
  answer: (m) =>
    v.object({
      total: v.number(),
      list: v.array(bill(m)),
      /** By status, of the whole filter but for its `status`. */
      sums: v.array(statusSum(m)),
      /** What the caller could pay with now; 0 for a receiver. */
      cash: m.amount,
      /** Every open bill of the kind that the caller pays, whatever the filter: what "pay all" pays. */
      open: v.object({ count: v.number(), amount: m.amount, byStatus: v.array(statusSum(m)) }),
    }),
});

/** How a bill came to its amount, and what was paid of it. Refuses 404 `agent.bill.unknown`. */
export const getBill = defineEndpoint({
  name: 'agent.bill',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentBill',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) =>
    v.object({
      bill: bill(m),
      kind,
      /** Of the receiver's team in the period, from the ledger. */
      figures: v.object({
        activeMembers: v.number(),
        validBet: m.amount,
        payout: m.amount,
        rebate: m.amount,
        bonus: m.amount,
      }),
      /** Valid bet − payout − rebate − bonus: above zero, the players lost. */
      loss: m.amount,
      /** From the periods before; zero or below. */
      carriedIn: m.amount,
      carriedOut: m.amount,
      /** What the rate applies to. */
      base: m.amount,
      tiers: v.array(
        v.object({
          activeMembers: v.number(),
          validBet: m.amount,
          loss: m.amount,
          rateBasisPoints: v.number(),
          /** The tier that counted. */
          isReached: v.boolean(),
        }),
      ),
      /** 0 when no tier was reached. */
      rateBasisPoints: v.number(),
      payments: v.array(v.object({ amount: m.amount, atMs: v.number() })),
    }),
});

/**
 * Pays what is open of a bill, or as much as the payer's cash covers. Refusals: `agent.bill.unknown`, `agent.bill.closed`
 * (paid, expired, or nothing to pay), `agent.bill.short` (no cash at all), `agent.bill.receiver` (its account was closed).
 */
export const payBill = defineEndpoint({
  name: 'agent.pay-bill',
  method: 'POST',
  path: '/wps/relay/MCSFE_payAgentBill',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({ requestId, billId: rowId }),
  answer: (m) => v.object({ bill: bill(m), amount: m.amount }),
});

/**
 * Pays the open bills of a kind, the oldest first, until the payer's cash is used up. It names what the payer has seen:
 * if it is another number or amount by now, it is refused with 409 `agent.bills.changed` and `{count, amount}`.
 */
export const payBills = defineEndpoint({
  name: 'agent.pay-bills',
  method: 'POST',
  path: '/wps/relay/MCSFE_payAgentBills',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: (m) => v.object({ requestId, kind, count: wholeNumber(1, 1_000_000), amount: m.amount }),
  answer: (m) =>
    v.object({
      /** Bills that are paid whole, and what all of them came to. */
      paid: v.number(),
      amount: m.amount,
      /** Bills that are still open. */
      open: v.number(),
    }),
});
