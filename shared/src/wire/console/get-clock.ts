import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The operator's time and how far it is ahead of the wall. */
export const getClock = defineEndpoint({
  name: 'console.clock',
  method: 'GET',
  path: '/console-api/clock',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.object({ nowMs: v.number(), offsetMs: v.number() }),
});
