import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, shortText, wholeNumber } from '../fields.ts';
import { accountId, periodFields, rank, span } from './team-fields.ts';

/** `recent` is of earlier pages. */
export const accountStates = ['any', 'online', 'new', 'recent', 'idle', 'idle60', 'never'] as const;

/** Whether an account did something in the period: registered in the team, or placed a valid bet as one of it. */
export const accountActivities = ['any', 'registered', 'bet'] as const;

const minorUnits = wholeNumber(0, 999_999_999_999_999);

const accountFilter = {
  /** Only for `activity`. */
  ...periodFields,
  /** Part of an account name; found in the whole branch, however deep. */
  keyword: v.optional(shortText(64)),
  /** The branch; the agent's own without it. `agent.account.unknown` outside of the agent's team. */
  parentId: v.optional(accountId),
  /** Everybody in the branch, or only the accounts right below its head. */
  scope: v.optional(v.picklist(['all', 'direct']), 'all'),
  /** Whether the head of the branch is one of them. */
  own: v.optional(v.picklist(['without', 'with', 'only']), 'without'),
  kind: v.optional(v.picklist(['all', 'agent', 'member']), 'all'),
  /** Online: has a session. New: registered within 7 days. Idle: signed in, but not within 30 or 60 days. */
  seen: v.optional(v.picklist(accountStates), 'any'),
  /** Anything but `any` also finds accounts that did so and have left the team since. */
  activity: v.optional(v.picklist(accountActivities), 'any'),
  /** Bounds of the balance, both included; in minor units, as a query string has no decimals. */
  balanceFromMinor: v.optional(minorUnits),
  balanceToMinor: v.optional(minorUnits),
};

/** The accounts below the agent in their current state, without personal details of their holders. */
export const getTeamAccounts = defineEndpoint({
  name: 'agent.team-accounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamAccounts',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...accountFilter,
    ...pageFields,
    /** `downline` is of earlier pages and sorts by name: how many are below is counted for one page of rows only. */
    sort: v.optional(v.picklist(['account', 'level', 'downline', 'balance', 'registered', 'seen']), 'registered'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      span,
      /** From the agent itself to the head of the branch. */
      trail: v.array(v.object({ id: v.string(), account: v.string() })),
      /** Of the whole filter, not of the page; the balance without accounts that have left. */
      total: v.number(),
      totalBalance: m.amount,
      list: v.array(
        v.object({
          id: v.string(),
          /** Masked when it has left the team since; then nothing is known of how it stands now. */
          account: v.string(),
          hasLeft: v.boolean(),
          rank,
          level: v.number(),
          /** Empty for the agent itself. */
          upline: v.string(),
          /** Everybody below it. */
          downline: v.number(),
          rebateBasisPoints: v.number(),
          balance: v.nullable(m.amount),
          isOnline: v.boolean(),
          registeredMs: v.number(),
          lastSignInMs: v.nullable(v.number()),
        }),
      ),
    }),
});

/** The same accounts as a table for spreadsheets (CSV in UTF-8), each below the account that it belongs to. */
export const exportTeamAccounts = defineEndpoint({
  name: 'agent.export-team-accounts',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTeamAccounts',
  module: 'MF_AGENT',
  token: 'required',
  isFile: true,
  request: v.object(accountFilter),
  answer: v.string(),
});
