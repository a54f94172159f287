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
