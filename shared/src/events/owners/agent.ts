import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

/** What the agent centre tells. */
export const agentEvents = defineEvents({
  'agent:downline-registered': { version: 1, payload: v.object({ account: v.string() }) },
});
