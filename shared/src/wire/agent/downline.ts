import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, wholeNumber } from '../fields.ts';
import { accountId, rank } from './team-fields.ts';

/** Hundredths of a percent. */
export const rebateBasisPoints = wholeNumber(0, 10_000);

/** What the agent may register below itself. */
export const getDownlineSettings = defineEndpoint({
  name: 'agent.downline-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineSettings',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    /** The rank right below the agent's own, for pages that offer one rank alone; null on the lowest. */
    agentRank: v.nullable(rank),
    /** Ranks of agents that may be registered, from the agent's own down; empty where only members may be. */
    agentRanks: v.array(rank),
    /** Nobody can be registered below an account on the last level of the tree. */
    isLastLevel: v.boolean(),
    /** Hundredths of a percent; never above the agent's own. */
    maximumRebateBasisPoints: v.number(),
    rebateStepBasisPoints: v.number(),
    /** How many accounts the agent may have right below itself at a high rate, and how many it still may open. */
    quotas: v.array(v.object({ rebateBasisPoints: v.number(), accounts: v.number(), left: v.number() })),
    /** How many promotion links may be active at once. */
    linkLimit: v.number(),
    /** The code of the agent's own sign-up link. */
    inviteCode: v.nullable(v.string()),
  }),
});

/**
 * Creates an account directly below the agent; it can sign in at once. Refusals: `register.field.invalid` with
 * `{fields: [{field, reason}]}`, `register.username.taken`, `agent.rank.lowest`, `agent.rank.above`, `agent.depth.limit`, `agent.rebate.outside`,
 * `agent.rebate.step`, `agent.rebate.quota` with `{accounts}`.
 */
export const registerDownline = defineEndpoint({
  name: 'agent.register-downline',
  method: 'PUT',
  path: '/wps/relay/MCSFE_registerDownline',
  module: 'MF_AGENT',
  token: 'required',
  isEncrypted: true,
  request: v.object({
    username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
    password: v.pipe(v.string(), v.maxLength(128)),
    kind: v.picklist(['member', 'agent']),
    /** Of an agent; the rank right below one's own without it. */
    rank: v.optional(rank),
    rebateBasisPoints,
  }),
  answer: v.object({
    id: v.string(),
    account: v.string(),
    rank,
    rebateBasisPoints: v.number(),
    /** Of the new agent; accounts registered with it are below that agent. */
    inviteCode: v.nullable(v.string()),
    registeredMs: v.number(),
  }),
});

/**
 * Raises the rebate of an account right below the agent; a rate that it has already changes nothing. Refusals:
 * `agent.account.unknown`, `agent.rebate.indirect` (another agent is in between), `agent.rebate.lower`,
 * `agent.rebate.outside`, `agent.rebate.step`, `agent.rebate.quota` with `{accounts}`.
 */
export const raiseRebate = defineEndpoint({
  name: 'agent.raise-rebate',
  method: 'PUT',
  path: '/wps/relay/MCSFE_raiseRebate',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({ id: accountId, rebateBasisPoints }),
  answer: v.object({ id: v.string(), rebateBasisPoints: v.number(), isChanged: v.boolean() }),
});

/** Rebates that the agent has raised, newest first. */
export const getRebateRaises = defineEndpoint({
  name: 'agent.rebate-raises',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRebateRaises',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object(pageFields),
  answer: v.object({
    total: v.number(),
    list: v.array(
      v.object({
        id: v.string(),
        account: v.string(),
        fromBasisPoints: v.number(),
        toBasisPoints: v.number(),
        atMs: v.number(),
      }),
    ),
  }),
});
