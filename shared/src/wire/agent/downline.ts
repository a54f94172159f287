import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { rank } from './team-fields.ts';

/** What the agent may register below itself. */
export const getDownlineSettings = defineEndpoint({
  name: 'agent.downline-settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getDownlineSettings',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object({}),
  answer: v.object({
    /** The rank of a new agent; null on the lowest rank, which can only register members. */
    agentRank: v.nullable(rank),
    /** Hundredths of a percent; never above the agent's own. */
    maximumRebateBasisPoints: v.number(),
    rebateStepBasisPoints: v.number(),
    /** The code of the agent's own sign-up link. */
    inviteCode: v.nullable(v.string()),
  }),
});

/**
 * Creates an account directly below the agent; it can sign in at once. Refusals: `register.field.invalid` with
 * `{fields: [{field, reason}]}`, `register.username.taken`, `agent.rank.lowest`, `agent.rebate.outside`, `agent.rebate.step`.
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
    rebateBasisPoints: wholeNumber(0, 10_000),
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
