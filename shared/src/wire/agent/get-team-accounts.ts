import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, shortText, wholeNumber } from '../fields.ts';
import { accountId, rank } from './team-fields.ts';

/** `recent` is of earlier pages. */
export const accountStates = ['any', 'online', 'new', 'recent', 'idle', 'idle60', 'never'] as const;

const minorUnits = wholeNumber(0, 999_999_999_999_999);

/** The accounts below the agent in their current state, without personal details of their holders. */
export const getTeamAccounts = defineEndpoint({
  name: 'agent.team-accounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamAccounts',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...pageFields,
    /** Part of an account name; found in the whole branch, however deep. */
    keyword: v.optional(shortText(64)),
    /** The branch; the agent's own without it. `agent.account.unknown` outside of the agent's team. */
    parentId: v.optional(accountId),
    /** Everybody in the branch, or only the accounts right below its head. */
    scope: v.optional(v.picklist(['all', 'direct']), 'all'),
    kind: v.optional(v.picklist(['all', 'agent', 'member']), 'all'),
    /** Online: has a session. New: registered within 7 days. Idle: signed in, but not within 30 or 60 days. */
    seen: v.optional(v.picklist(accountStates), 'any'),
    /** Bounds of the balance, both included; in minor units, as a query string has no decimals. */
    balanceFromMinor: v.optional(minorUnits),
    balanceToMinor: v.optional(minorUnits),
    /** `downline` is of earlier pages and sorts by name: how many are below is counted for one page of rows only. */
    sort: v.optional(v.picklist(['account', 'level', 'downline', 'balance', 'registered', 'seen']), 'registered'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      /** From the agent itself to the head of the branch. */
      trail: v.array(v.object({ id: v.string(), account: v.string() })),
      /** Of the whole filter, not of the page. */
      total: v.number(),
      totalBalance: m.amount,
      list: v.array(
        v.object({
          id: v.string(),
          account: v.string(),
          rank,
          level: v.number(),
          upline: v.string(),
          /** Everybody below it. */
          downline: v.number(),
          rebateBasisPoints: v.number(),
          balance: m.amount,
          isOnline: v.boolean(),
          registeredMs: v.number(),
          lastSignInMs: v.nullable(v.number()),
        }),
      ),
    }),
});
