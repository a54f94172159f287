import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { idParameter, money, queueFields, stepTaken } from './console-fields.ts';

const stuckBet = v.object({
  id: v.string(),
  merchant: v.string(),
  username: v.string(),
  gameCode: v.string(),
  issue: v.string(),
  playCode: v.string(),
  money,
  stuckAtMs: v.number(),
  /** The error of the settlement, in English, for developers. */
  reason: v.string(),
});
export type StuckBet = v.InferOutput<typeof stuckBet>;

/** Drawn lottery bets that could not be settled, oldest first; all other bets were settled. */
export const getStuckBets = defineEndpoint({
  name: 'console.stuck-bets',
  method: 'GET',
  path: '/console-api/stuck-bets',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({ total: v.number(), list: v.array(stuckBet) }),
});

/** Tries to settle the bet again. Refusal of both: `lottery.bet.unknown` if it is not stuck (any more). */
export const settleStuckBet = defineEndpoint({
  name: 'console.settle-stuck-bet',
  method: 'POST',
  path: '/console-api/stuck-bets/:id/settle',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});

/** Refunds the stake; the bet counts as cancelled. */
export const returnStuckBet = defineEndpoint({
  name: 'console.return-stuck-bet',
  method: 'POST',
  path: '/console-api/stuck-bets/:id/return',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});
