import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, requestId, rowId, shortText, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { contractKinds } from './contract-terms.ts';
import { accountId, calendarDay, rank } from './team-fields.ts';

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

const billFilter = {
  kind,
  status: v.optional(listOf(v.picklist(billStatuses))),
  /** Days in which a period ended, both inclusive; all of them without. */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
  /** Part of the other account's name. */
  keyword: v.optional(shortText(64)),
};
const side = v.optional(v.picklist(['received', 'given']), 'received');

/** The caller's bills of one kind, as receiver or as payer, newest first; sums go over all pages. */
export const getBills = defineEndpoint({
  name: 'agent.bills',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentBills',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({ ...pageFields, ...billFilter, side }),
  answer: (m) =>
    v.object({
      total: v.number(),
      list: v.array(bill(m)),
      /** By status, of the whole filter but for its `status`. */
      sums: v.array(statusSum(m)),
      /** What the caller could pay with now; 0 for a receiver. */
      cash: m.amount,
      /** Of the filter what "pay all" pays: what is open and can be paid now. Nothing for a receiver. */
      open: v.object({ count: v.number(), amount: m.amount, byStatus: v.array(statusSum(m)) }),
    }),
});

/** The same bills as a table for spreadsheets (CSV in UTF-8), newest first, in the language of the call. */
export const exportBills = defineEndpoint({
  name: 'agent.export-bills',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportAgentBills',
  module: 'AGENTPOLICY3',
  token: 'required',
  isFile: true,
  request: v.object({ ...billFilter, side }),
  answer: v.string(),
});

/** How a bill came to its amount, and what was paid of it. Refuses 404 `agent.bill.unknown`, also for one between others. */
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
      /** Of the receiver, whose team the figures are of. */
      accountId: v.string(),
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

const teamRow = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Masked when it has left the caller's team since. */
    account: v.string(),
    hasLeft: v.boolean(),
    rank,
    activeMembers: v.number(),
    validBet: m.amount,
    payout: m.amount,
    rebate: m.amount,
    bonus: m.amount,
  });

/**
 * What a bill's figures consist of: the receiver's own account and each branch right below in the period of the bill, the
 * highest valid bet first; of a branch the same with `parentId`. Refuses `agent.bill.unknown`, and `agent.account.unknown` for an
 * account outside the receiver's team.
 */
export const getBillTeam = defineEndpoint({
  name: 'agent.bill-team',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAgentBillTeam',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: v.object({ ...pageFields, id: rowId, parentId: v.optional(accountId) }),
  answer: (m) =>
    v.object({
      /** From the receiver down to the branch that is shown. */
      trail: v.array(v.object({ id: v.string(), account: v.string() })),
      own: teamRow(m),
      /** Branches in which something has moved. */
      total: v.number(),
      list: v.array(teamRow(m)),
      /** Of the account and everybody below; of the receiver, what the bill says. */
      sum: v.object({
        activeMembers: v.number(),
        validBet: m.amount,
        payout: m.amount,
        rebate: m.amount,
        bonus: m.amount,
      }),
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
 * Pays what a filter shows and can be paid, the oldest period first, a part of it in each call: it is repeated with the same
 * request until its state is no longer `going`. The first call names what the payer has seen: if it is another number or
 * amount by now, it is refused with 409 `agent.bills.changed` and `{count, amount}`.
 */
export const payBills = defineEndpoint({
  name: 'agent.pay-bills',
  method: 'POST',
  path: '/wps/relay/MCSFE_payAgentBills',
  module: 'AGENTPOLICY3',
  token: 'required',
  request: (m) => v.object({ ...billFilter, requestId, count: wholeNumber(1, 1_000_000), amount: m.amount }),
  answer: (m) =>
    v.object({
      /** Bills that the request has paid whole until now, and what all of its payments come to. */
      paid: v.number(),
      amount: m.amount,
      /** What is still open of those that it names. */
      left: v.object({ count: v.number(), amount: m.amount }),
      /** `short`: the payer's cash is used up, and the request pays nothing more. */
      state: v.picklist(['going', 'done', 'short']),
    }),
});
