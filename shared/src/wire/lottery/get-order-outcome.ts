import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId } from '../fields.ts';
import { lotteryBet } from './lottery-bet.ts';

/**
 * What became of an order that got no answer, also after its issue has closed. Null means that nothing was bet and that
 * this request id never will: a copy of it that is still on its way is refused with `request.abandoned`.
 */
export const getOrderOutcome = defineEndpoint({
  name: 'lottery.order-outcome',
  method: 'POST',
  path: '/lgw/orders/outcome',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ order: v.nullable(v.object({ orderId: v.string(), bets: v.array(lotteryBet(m)) })) }),
});
