import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { gameCode, issueNumber, lobbyFields } from './lottery-fields.ts';

/** A number of a play that pays half, or is not taken, in an issue. */
export const blockedNumber = v.object({ playCode: v.string(), number: v.string(), isClosed: v.boolean() });

/** The numbers that the operator limits in an issue; a page shows them before they are chosen. */
export const getBlockedNumbers = defineEndpoint({
  name: 'lottery.blocked-numbers',
  method: 'GET',
  path: '/lgw/numeros/blocked',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ gameCode, issue: issueNumber }),
  answer: v.object({ list: v.array(blockedNumber) }),
});

/** Those of the open issues of all games of a prize mode: a page shows them with its first render. */
export const getOpenBlockedNumbers = defineEndpoint({
  name: 'lottery.open-blocked-numbers',
  method: 'GET',
  path: '/lgw/numeros/blocked/open',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ prizeMode: lobbyFields.prizeMode }),
  answer: v.object({ list: v.array(v.object({ ...blockedNumber.entries, gameCode, issue: issueNumber })) }),
});
