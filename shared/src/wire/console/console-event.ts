import * as v from 'valibot';

/** What `GET /console-api/events` (server-sent events) tells: something changed, look again. */
export const consoleEvent = v.object({
  type: v.picklist([
    'deposit-changed',
    'withdrawal-changed',
    'stuck-bet-changed',
    'outbox-changed',
    'merchant-changed',
    'clock-changed',
  ]),
  merchant: v.optional(v.string()),
  id: v.optional(v.number()),
});
export type ConsoleEvent = v.InferOutput<typeof consoleEvent>;
