import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { gameCode, issueNumber } from './lottery-fields.ts';

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

/** The blocked numbers of every game's open issue, for the first render of a page; none of a game that has very many. */
export const getOpenBlockedNumbers = defineEndpoint({
  name: 'lottery.open-blocked-numbers',
  method: 'GET',
  path: '/lgw/numeros/blocked/open',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({}),
  answer: v.object({ list: v.array(v.object({ ...blockedNumber.entries, gameCode, issue: issueNumber })) }),
});
