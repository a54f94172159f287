import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The operator's time, and how far it is ahead of the real time. */
export const getClock = defineEndpoint({
  name: 'console.clock',
  method: 'GET',
  path: '/console-api/clock',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ nowMs: v.number(), offsetMs: v.number() }),
});

const longestStepMs = 31 * 24 * 60 * 60 * 1000;

/** Moves the sandbox's time forward and runs what has become due; answers when that is done. */
export const advanceClock = defineEndpoint({
  name: 'console.advance-clock',
  method: 'POST',
  path: '/console-api/clock/advance',
  module: null,
  token: 'required',
  request: v.object({ ms: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestStepMs)) }),
  answer: v.object({ nowMs: v.number(), offsetMs: v.number() }),
});
