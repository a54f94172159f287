import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { accountId, figureEntries, figureNames, periodFields, rank, span } from './team-fields.ts';

const row = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    /** Masked for an account that is no longer in the branch; what it did while it was belongs to the figures. */
    account: v.string(),
    hasLeft: v.boolean(),
    /** It was put under another account at some time: under its earlier one it has figures as well. */
    wasMoved: v.boolean(),
    rank,
    /** 0 is the calling agent, 1 the accounts directly below. */
    level: v.number(),
    /** Accounts below it, at any level. */
    downline: v.number(),
    ...figureEntries(m),
  });

const branchFields = {
  ...periodFields,
  /** The caller by default. */
  parentId: v.optional(accountId),
  /** Part of an account name; only with `accounts`. */
  keyword: v.optional(shortText(64)),
};

/**
 * One level of the downline with figures: `children` answers the accounts directly below `parentId`, each summed with all
 * accounts below it; `accounts` answers every account of the branch, by name, with its own figures
 * alone, for search and export.
 * An account outside the caller's team is `agent.account.unknown`, as is one that does not exist.
 */
export const getTeamMembers = defineEndpoint({
  name: 'agent.team-members',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamMembers',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({
    ...branchFields,
    ...pageFields,
    scope: v.optional(v.picklist(['children', 'accounts']), 'children'),
    /** Only with `children`. */
    sort: v.optional(v.picklist(['account', 'downline', ...figureNames]), 'bet'),
    order: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      span,
      /** From the caller down to the parent. */
      trail: v.array(v.object({ id: v.string(), account: v.string() })),
      /** The parent's own account alone. */
      own: row(m),
      total: v.number(),
      list: v.array(row(m)),
      /** Over all pages; with `children` including the parent's own account. */
      sum: v.object({ downline: v.number(), ...figureEntries(m) }),
    }),
});

/** Every account of the branch with its own figures, also those that have left it, as a table for spreadsheets (CSV in UTF-8). */
export const exportTeamMembers = defineEndpoint({
  name: 'agent.export-team-members',
  method: 'GET',
  path: '/wps/relay/MCSFE_exportTeamMembers',
  module: 'MF_AGENT',
  token: 'required',
  isFile: true,
  request: v.object(branchFields),
  answer: v.string(),
});
