import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, shortText } from '../fields.ts';
import { rank } from './team-fields.ts';

/** The accounts below the agent in their current state, without personal details of their holders. */
export const getTeamAccounts = defineEndpoint({
  name: 'agent.team-accounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamAccounts',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...pageFields,
    /** Part of an account name. */
    keyword: v.optional(shortText(64)),
    kind: v.optional(v.picklist(['all', 'agent', 'member']), 'all'),
    /** Signed in within 30 days, not within 30 days, or never. */
    seen: v.optional(v.picklist(['any', 'recent', 'idle', 'never']), 'any'),
    sort: v.optional(v.picklist(['account', 'level', 'downline', 'balance', 'registered', 'seen']), 'registered'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      total: v.number(),
      list: v.array(
        v.object({
          id: v.string(),
          account: v.string(),
          rank,
          level: v.number(),
          upline: v.string(),
          downline: v.number(),
          rebateBasisPoints: v.number(),
          balance: m.amount,
          registeredMs: v.number(),
          lastSignInMs: v.nullable(v.number()),
        }),
      ),
    }),
});
