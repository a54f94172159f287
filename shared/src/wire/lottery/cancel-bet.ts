import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { rowId } from '../fields.ts';
import { lotteryBet } from './lottery-bet.ts';

/**
 * Takes a bet back while its issue is open; again is the same answer. Refuses 404 `lottery.bet.unknown`,
 * 409 `lottery.issue.closed`, 409 `lottery.bet.settled`.
 */
export const cancelBet = defineEndpoint({
  name: 'lottery.cancel-bet',
  method: 'DELETE',
  path: '/lgw/orders/bets/:id',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) => lotteryBet(m),
});
