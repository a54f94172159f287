import * as v from 'valibot';
import { defineEvents } from '../define-events.ts';

/** What the shell itself tells. */
export const shellEvents = defineEvents({
  'shell:centre-closed': { version: 1, payload: v.object({ centre: v.picklist(['member', 'agent']) }) },
  /** The network is back: what was fetched before may be old. */
  'shell:connection-restored': { version: 1, payload: v.object({}) },
  'shell:language-changed': { version: 1, payload: v.object({ language: v.string() }) },
  /** The merchant's switches as they are now; remotes normally use `useSwitch` instead. */
  'shell:switches-changed': { version: 1, payload: v.object({ at: v.number() }) },
});
