import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
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
    /** The rank a new agent would have; null at the foot of the ladder, where only members follow. */
    agentRank: v.nullable(rank),
    /** Hundredths of a percent; never above the agent's own. */
    maximumRebateBasisPoints: v.number(),
    rebateStepBasisPoints: v.number(),
    /** The code of the agent's own sign-up link. */
    inviteCode: v.nullable(v.string()),
  }),
});
