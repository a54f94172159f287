import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { money } from './console-fields.ts';

/** What stands open, per merchant. */
export const getOverview = defineEndpoint({
  name: 'console.overview',
  method: 'GET',
  path: '/console-api/overview',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({
    serverTimeMs: v.number(),
    merchants: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        systemStatus: v.picklist([0, 1, 2]),
        members: v.number(),
        openSessions: v.number(),
        pendingDeposits: v.number(),
        /** Waiting for a decision. */
        withdrawalsToReview: v.number(),
        /** Given to the bank and not yet confirmed. */
        withdrawalsAtBank: v.number(),
        /** Lottery bets that could not be settled. */
        stuckBets: v.number(),
        /** Play money of all players, without what is set aside. */
        playerCash: money,
        setAside: money,
      }),
    ),
  }),
});
