import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, timestampMs } from '../fields.ts';
import { betStatuses, lotteryBet } from './lottery-bet.ts';
import { gameCode } from './lottery-fields.ts';

/** The member's bets, newest first. */
export const getMyBets = defineEndpoint({
  name: 'lottery.my-bets',
  method: 'GET',
  path: '/lgw/orders',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({
    ...pageFields,
    gameCode: v.optional(gameCode),
    status: v.optional(listOf(v.picklist(betStatuses))),
    /** Placed at or after. */
    fromMs: v.optional(timestampMs),
    /** Placed before. */
    toMs: v.optional(timestampMs),
  }),
  answer: (m) => v.object({ total: v.number(), list: v.array(lotteryBet(m)) }),
});
