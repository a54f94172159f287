import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { requestId, wholeNumber } from '../fields.ts';
import { lotteryBet } from './lottery-bet.ts';
import { gameCode, issueNumber, selectionRows } from './lottery-fields.ts';

/** The most bets one order may hold; also the size of a slip. */
export const maxOrderLines = 30;

/**
 * Places all bets of an order or none. A repeated request finds the first one's bets; the same id with other
 * lines is 409 `duplicate.mismatch`. Refuses 409 `lottery.issue.closed` (`lines`: which ones),
 * 409 `lottery.prices.changed`, 400 `lottery.bet.invalid`, 400 `lottery.stake.outside`, 400 `insufficient.funds`,
 * 400 `lottery.issue.stake.limit` and `lottery.issue.payout.limit` (for all bets of a member on one issue),
 * 400 `stake.bonus.maximum`, 400 `stake.limit`, 403 `stake.excluded`, 403 `account.blocked`,
 * 503 `system.maintenance`, 403 `system.region`, and 409 `request.abandoned` (`getOrderOutcome` answered null).
 */
export const placeBets = defineEndpoint({
  name: 'lottery.place-bets',
  method: 'POST',
  path: '/lgw/orders',
  module: 'MF_LOTTERY',
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      /** The prices the player saw. */
      priceList: v.pipe(v.string(), v.maxLength(32)),
      lines: v.pipe(
        v.array(
          v.object({
            gameCode,
            issue: issueNumber,
            playCode: v.pipe(v.string(), v.maxLength(32)),
            numbers: selectionRows,
            /** Stake of one combination, before the multiple. */
            unit: m.amount,
            multiple: wholeNumber(1, 9999),
          }),
        ),
        v.minLength(1),
        v.maxLength(maxOrderLines),
      ),
    }),
  answer: (m) => v.object({ orderId: v.string(), bets: v.array(lotteryBet(m)) }),
});
