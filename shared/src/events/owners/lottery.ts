import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

const staked = v.object({
  gameCode: v.string(),
  issue: v.string(),
  stakeMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** What is told of lottery bets and draws; stakes in minor units. */
export const lotteryEvents = defineEvents({
  /** Bets on one issue stand; their stake has left the balance. */
  'lottery:ticket-bought': { version: 1, payload: staked },
  /** A bet was taken back before its issue closed; its stake is back in the balance. */
  'lottery:bet-cancelled': { version: 1, payload: staked },
  /** The member's bets on an issue are decided, and what they won is in the balance. */
  'lottery:draw-settled': { version: 1, payload: v.object({ gameCode: v.string(), issue: v.string() }) },
});
