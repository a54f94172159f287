import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, wholeNumber } from '../fields.ts';
import { periodFields, span } from './team-fields.ts';

/** What a movement means to a team; `other` is none of its figures. */
export const teamFlows = [
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
export type TeamFlow = (typeof teamFlows)[number];

/** One page of the movements of the team's money, newest first, with the sums of all pages. */
export const getTeamMovements = defineEndpoint({
  name: 'agent.team-movements',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamMovements',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...periodFields,
    /** Name of one account of the team; another one's is `agent.account.unknown`. */
    account: v.optional(v.pipe(v.string(), v.maxLength(64))),
    flow: v.optional(listOf(v.picklist(teamFlows))),
    /** `next` of the page before; without it the newest movements. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    pageSize: v.optional(wholeNumber(1, 100), 25),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      span,
      list: v.array(
        v.object({
          id: v.string(),
          /** Masked when it has left the team since. */
          account: v.string(),
          hasLeft: v.boolean(),
          flow: v.picklist(teamFlows),
          /** As in the account record. */
          type: v.string(),
          reference: v.string(),
          /** In is positive, as its member sees it. */
          amount: m.amount,
          /** The other account of a transfer, wage or dividend, masked outside the team; null when it is the operator. */
          counterpart: v.nullable(v.string()),
          atMs: v.number(),
        }),
      ),
      /** Null when there are no older ones. */
      next: v.nullable(v.string()),
      /** By meaning, over all pages and whatever the filter of meanings; signed like the amounts. */
      sums: v.array(v.object({ flow: v.picklist(teamFlows), amount: m.amount })),
    }),
});
