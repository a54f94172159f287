import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { pageFields, shortText, timestampMs } from '../fields.ts';
import { tournamentPlan } from '../promotions/tournament-plan.ts';
import { idParameter, stepTaken } from './console-fields.ts';

const consoleTournament = v.object({
  id: v.string(),
  merchant: v.string(),
  /** In English. */
  name: v.string(),
  state: v.picklist(['coming', 'running', 'counting', 'over', 'cancelled']),
  isStopped: v.boolean(),
  isWeekly: v.boolean(),
  startsAtMs: v.number(),
  endsAtMs: v.number(),
  currency: v.string(),
  players: v.number(),
  /** The sum of the prizes, and what was paid of it. */
  budgetMinor: v.number(),
  paidMinor: v.number(),
});
export type ConsoleTournament = v.InferOutput<typeof consoleTournament>;

/** The tournaments of all merchants, or of one, the newest start first. */
export const getConsoleTournaments = defineEndpoint({
  name: 'console.tournaments',
  method: 'GET',
  path: '/console-api/tournaments',
  module: null,
  token: 'required',
  request: v.object({ ...pageFields, merchant: v.optional(shortText(40)) }),
  answer: v.object({ total: v.number(), list: v.array(consoleTournament) }),
});

/**
 * Publishes a tournament and sets its prizes aside; nothing of it changes after that. Refuses 404 `merchant.unknown`, 400
 * `tournament.starts.past`, `tournament.ends.early`.
 */
export const publishTournament = defineEndpoint({
  name: 'console.publish-tournament',
  method: 'POST',
  path: '/console-api/tournaments',
  module: null,
  token: 'required',
  request: v.object({
    merchant: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    startsAtMs: timestampMs,
    endsAtMs: timestampMs,
    isWeekly: v.boolean(),
    plan: tournamentPlan,
  }),
  answer: v.object({ id: v.string() }),
});

/** Takes back a tournament that has not begun. Refuses 404 `tournament.unknown`, 409 `tournament.begun`. */
export const cancelTournament = defineEndpoint({
  name: 'console.cancel-tournament',
  method: 'POST',
  path: '/console-api/tournaments/:id/cancel',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/**
 * Ends a running tournament now; prizes are paid by the scores of that moment. Refuses 404 `tournament.unknown`, 409
 * `tournament.not.running`.
 */
export const stopTournament = defineEndpoint({
  name: 'console.stop-tournament',
  method: 'POST',
  path: '/console-api/tournaments/:id/stop',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});
