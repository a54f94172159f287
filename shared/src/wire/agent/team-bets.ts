import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, wholeNumber } from '../fields.ts';
import { betSums, recordedBet, recordedBetStatuses } from '../wallet/bets.ts';
import { periodFields, span } from './team-fields.ts';

const code = v.pipe(v.string(), v.maxLength(64));

const betFilter = {
  ...periodFields,
  /** Name of one account of the team; another one's is `agent.account.unknown`. */
  account: v.optional(code),
  category: v.optional(code),
  vassalage: v.optional(code),
  status: v.optional(listOf(v.picklist(recordedBetStatuses))),
  /** The `source` of one bet, whatever its day. */
  bet: v.optional(v.pipe(v.string(), v.maxLength(200))),
};

/** One page of the bets of the agent and everybody below, newest first, with the sums of all pages. A bet counts on the day it was placed. */
export const getTeamBets = defineEndpoint({
  name: 'agent.team-bets',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamBets',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...betFilter,
    /** `next` of the page before; without it the newest bets. */
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))),
    pageSize: v.optional(wholeNumber(1, 100), 25),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      span,
      list: v.array(
        v.object({
          ...recordedBet(m).entries,
          /** Masked when it has left the team since. */
          account: v.string(),
          hasLeft: v.boolean(),
        }),
      ),
      /** Null when there are no older ones. */
      next: v.nullable(v.string()),
      sums: v.object({
        ...betSums(m),
        /** What is staked on open bets; part of the stake. */
        open: m.amount,
      }),
      /** What the team bet on in the period, for the filter. */
      products: v.array(v.object({ category: v.string(), vassalage: v.string(), vendorName: v.string() })),
    }),
});

/** The same bets as a table for spreadsheets (CSV in UTF-8), newest first, in the language of the call. */
export const exportTeamBets = defineEndpoint({
  name: 'agent.export-team-bets',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTeamBets',
  module: 'MF_AGENT',
  token: 'required',
  isFile: true,
  request: v.object(betFilter),
  answer: v.string(),
});
