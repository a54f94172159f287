import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

export const lotteryEvents = defineEvents({
  'lottery:ticket-bought': {
    version: 1,
    payload: v.object({ gameCode: v.string(), issue: v.string(), stakeMinor: v.pipe(v.number(), v.safeInteger()) }),
  },
  'lottery:draw-settled': { version: 1, payload: v.object({ gameCode: v.string(), issue: v.string() }) },
});
