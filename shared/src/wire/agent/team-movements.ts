import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, wholeNumber } from '../fields.ts';
import { contractKinds } from './contract-terms.ts';
import { periodFields, scopeFields, span } from './team-fields.ts';

/** What a movement means to a team; `other` is none of its figures. */
export const moneyFlows = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rebate',
  'bonus',
  'wages',
  'dividend',
  'transfer',
  'other',
] as const;
/** The same and `settled`: stakes as their bets are settled, which contracts and rebates count; no movement of money. */
export const movementFlows = [...moneyFlows, 'settled'] as const;
export type MovementFlow = (typeof movementFlows)[number];

const movementFilter = {
  ...periodFields,
  ...scopeFields,
  /** All but `settled` without it. */
  flow: v.optional(listOf(v.picklist(movementFlows))),
  /** What came in or went out alone; only with `account`. */
  direction: v.optional(v.picklist(['in', 'out'])),
};

/** A bill of contracts between agents. */
export const billLink = v.object({ id: v.string(), kind: v.picklist(contractKinds) });
export type BillLink = v.InferOutput<typeof billLink>;

/** One page of the movements of the team's money, newest first, with the sums of all pages. */
export const getTeamMovements = defineEndpoint({
  name: 'agent.team-movements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamMovements',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...movementFilter,
    /** `next` of the page before; without it the newest movements. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    pageSize: v.optional(wholeNumber(1, 100), 25),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      span,
      /** Of `branch` and of `under`; masked when it is not in the team. */
      branch: v.nullable(v.string()),
      under: v.nullable(v.string()),
      list: v.array(
        v.object({
          id: v.string(),
          /** Masked when it has left the team since. */
          account: v.string(),
          hasLeft: v.boolean(),
          flow: v.picklist(movementFlows),
          /** As in the account record. */
          type: v.string(),
          reference: v.string(),
          /** In is positive, as its member sees it. */
          amount: m.amount,
          /** The other account of a transfer, wage or dividend, masked outside the team; null when it is the operator. */
          counterpart: v.nullable(v.string()),
          /** The bet that it belongs to: its `source`. */
          bet: v.nullable(v.string()),
          /** The bill that it pays, if the caller is a party to it. */
          bill: v.nullable(billLink),
          atMs: v.number(),
        }),
      ),
      /** Null when there are no older ones. */
      next: v.nullable(v.string()),
      /** By meaning, over all pages and whatever the filter of meanings; signed like the amounts. */
      sums: v.array(v.object({ flow: v.picklist(movementFlows), amount: m.amount })),
    }),
});

/** The same movements as a table for spreadsheets (CSV in UTF-8), newest first, in the language of the call. */
export const exportTeamMovements = defineEndpoint({
  name: 'agent.export-team-movements',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTeamMovements',
  module: 'MF_AGENT',
  token: 'required',
  isFile: true,
  request: v.object(movementFilter),
  answer: v.string(),
});
