import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import { drawnIssue, gameCode, issueNumber } from './lottery-fields.ts';

/** Past draws, newest first; to go on, name the oldest issue that was answered. */
export const getOpenedNumbers = defineEndpoint({
  name: 'lottery.opened-numbers',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  module: 'COMM3',
  token: 'none',
  request: v.object({
    gameCode,
    count: v.optional(wholeNumber(1, 100), 20),
    /** Exclusive. */
    beforeIssue: v.optional(issueNumber),
  }),
  answer: v.object({ list: v.array(drawnIssue), hasMore: v.boolean() }),
});
