import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { figureEntries, periodFields, rank, span } from './team-fields.ts';

const periodFigures = (m: MoneyCodec) =>
  v.object({
    span,
    /** The agent's own account and all accounts below it. */
    team: v.object(figureEntries(m)),
    /** The agent's own account alone. */
    own: v.object(figureEntries(m)),
    /** Accounts opened below the agent in the period. */
    newMembers: v.number(),
    /** Accounts of the team with a valid bet in the period. */
    activeBettors: v.number(),
  });

/** The team's figures, and those of the previous period. Accounts that are not agents get `account.not.agent`. */
export const getTeamOverview = defineEndpoint({
  name: 'agent.team-overview',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTeamOverview',
  module: 'MF_AGENT',
  token: 'required',
  request: v.object(periodFields),
  answer: (m) =>
    v.object({
      asOfMs: v.number(),
      account: v.string(),
      rank,
      rebateBasisPoints: v.number(),
      /** Accounts below the agent, at any level. */
      members: v.number(),
      /** Cash, bonus and open withdrawals, of the whole team and of the agent alone. */
      teamBalance: m.amount,
      ownBalance: m.amount,
      current: periodFigures(m),
      previous: periodFigures(m),
    }),
});
