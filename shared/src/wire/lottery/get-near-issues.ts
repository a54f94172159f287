import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { comingIssue, drawnIssue, gameCode } from './lottery-fields.ts';

/** The issues around now: the last drawn, newest first, and the next to bet on. */
export const getNearIssues = defineEndpoint({
  name: 'lottery.near-issues',
  method: 'GET',
  path: '/lgw/numeros/near',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ gameCode, count: v.optional(wholeNumber(1, 20), 5) }),
  answer: v.object({ serverTimeMs: v.number(), drawn: v.array(drawnIssue), coming: v.array(comingIssue) }),
});
