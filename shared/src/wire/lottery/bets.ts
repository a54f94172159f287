import * as v from 'valibot';
import { typedBetsLimit } from '../../lottery/combinations.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, requestId, rowId, timestampMs, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import {
  askedGroup,
  drawnNumbers,
  gameCode,
  gameKind,
  groupOfBet,
  issueNumber,
  maxMultiple,
  selectionRows,
} from './lottery-fields.ts';

/**
 * `tie`: the draw returned the stake; `cancelled`: by the player, before the issue closed; `cancelled-by-system`: the issue was
 * declared void before it closed; `refunded`: the stake came back later, because the issue was declared void or the bet could
 * not be settled.
 */
export const betStatuses = ['pending', 'won', 'lost', 'tie', 'cancelled', 'cancelled-by-system', 'refunded'] as const;
export type BetStatus = (typeof betStatuses)[number];

/** So many numbers of a row are in a list of bets or chases; `getBet` and `getChase` answer all. */
export const maxListedNumbers = 100;

/** One bet of the member in its current state. */
export const lotteryBet = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    orderId: v.string(),
    gameCode,
    kind: gameKind,
    gameName: v.string(),
    issue: issueNumber,
    playCode: v.string(),
    numbers: selectionRows,
    /** How many of them a list has left out. */
    numbersLeftOut: v.optional(v.number(), 0),
    /** Those of the numbers that pay half. */
    halfPaid: v.array(v.string()),
    halfPaidLeftOut: v.optional(v.number(), 0),
    ...groupOfBet,
    combinations: v.number(),
    unit: m.amount,
    multiple: v.number(),
    stake: m.amount,
    /** The most that it can pay on any draw, or what it cannot exceed; 0 where it is not known. */
    largestPayout: v.optional(m.amount, 0),
    status: m.known(v.picklist(betStatuses), 'refunded'),
    /** Drawn, but not settled, because the operator must look into it; only with `pending`. */
    isDelayed: v.boolean(),
    /** The amount paid back; null until it is known. */
    payout: v.nullable(m.amount),
    /** What came back for its prize group; nothing until the bet is settled. */
    rebate: v.optional(m.amount, 0),
    /** The draw, once the bet is settled. */
    drawn: v.nullable(drawnNumbers),
    placedAtMs: v.number(),
    closesAtMs: v.number(),
    drawsAtMs: v.number(),
    settledAtMs: v.nullable(v.number()),
    /** The code with which `cancelBet` refuses it now; null where it can be cancelled. */
    cancelRefusal: v.optional(v.nullable(v.string()), null),
    /** The chase that placed it; absent for any other bet. */
    chaseId: v.optional(v.nullable(v.string())),
  });

/** The member's bets, newest first, with the first `maxListedNumbers` of each row. */
export const getMyBets = defineEndpoint({
  name: 'lottery.my-bets',
  method: 'GET',
  path: '/lgw/orders',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({
    ...pageFields,
    gameCode: v.optional(gameCode),
    status: v.optional(listOf(v.picklist(betStatuses))),
    /** Placed at or after. */
    fromMs: v.optional(timestampMs),
    /** Placed before. */
    toMs: v.optional(timestampMs),
  }),
  answer: (m) => v.object({ total: v.number(), list: v.array(lotteryBet(m)) }),
});

/** One bet with all of its numbers. Refuses 404 `lottery.bet.unknown`. */
export const getBet = defineEndpoint({
  name: 'lottery.bet',
  method: 'GET',
  path: '/lgw/orders/bets/:id',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: lotteryBet,
});

/** The greatest number of bets in an order and on a slip. */
export const maxOrderLines = 30;
/** The greatest number of chosen and typed numbers in all bets of an order: no request is larger than the operator takes. */
export const maxOrderNumbers = 30_000;

/** How many numbers are chosen or typed in all bets. */
export const numbersIn = (bets: readonly { readonly numbers: readonly (readonly string[])[] }[]): number =>
  bets.reduce((sum, { numbers }) => sum + numbers.reduce((count, row) => count + row.length, 0), 0);

/** What came of an order. */
const placedOrder = (m: MoneyCodec) =>
  v.object({
    orderId: v.string(),
    bets: v.array(lotteryBet(m)),
    /** The lines that are not bet because their issues had closed: their places in the request, from 0. */
    closedLines: v.optional(v.array(v.number()), []),
  });

/**
 * Places all bets of an order or none; with `skipsClosed` those whose issues are open, if there are any. A repeated request finds
 * the first one's bets; the same id with other lines is 409 `duplicate.mismatch`. Refuses 409 `lottery.issue.closed` and
 * `lottery.issue.void` (`lines`: which ones),
 * 409 `lottery.prices.changed` (also of a rebate), 400 `lottery.group.outside` (`line`, `lowest`, `highest`), 409 `lottery.number.closed` and `lottery.number.half` (`line`, `numbers`), 400 `lottery.bet.invalid`, 400 `lottery.stake.outside` and
 * `lottery.payout.outside` (`line`, `limitMinor`: what one bet may stake or pay), 400 `insufficient.funds`,
 * 400 `lottery.slip.limit` (`limitMinor`: what one slip may stake), 400 `lottery.issue.stake.limit` and `lottery.issue.payout.limit` (for all bets of a member on one issue),
 * 400 `lottery.number.stake.limit` (`playCode`, `number`, `limitMinor`: what is left for one number as `NumberAbove` names it, `lines`: which ones are on it),
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
      /** The prices that the player saw. */
      priceList: v.pipe(v.string(), v.maxLength(32)),
      /** Bets the other lines where the issues of some have closed, and answers which; without it such an order is refused. */
      skipsClosed: v.optional(v.boolean()),
      lines: v.pipe(
        v.array(
          v.object({
            gameCode,
            issue: issueNumber,
            playCode: v.pipe(v.string(), v.maxLength(32)),
            numbers: selectionRows,
            /** Those of the numbers that pay half, as the player has seen it. */
            halfPaid: v.optional(
              v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{1,4}$/))), v.maxLength(typedBetsLimit)),
            ),
            /** Stake of one combination, before the multiple. */
            unit: m.amount,
            multiple: wholeNumber(1, maxMultiple),
            ...askedGroup,
          }),
        ),
        v.minLength(1),
        v.maxLength(maxOrderLines),
        v.check((lines) => numbersIn(lines) <= maxOrderNumbers),
      ),
    }),
  answer: placedOrder,
});

/**
 * The outcome of an order without an answer, also after its issue has closed. Null means that nothing was bet and that
 * nothing will be with this request id: a delayed copy of it is refused with `request.abandoned`.
 */
export const getOrderOutcome = defineEndpoint({
  name: 'lottery.order-outcome',
  method: 'POST',
  path: '/lgw/orders/outcome',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ order: v.nullable(placedOrder(m)) }),
});

/**
 * Cancels a bet while its issue is open; a repeated call has the same answer. Refuses 404 `lottery.bet.unknown`,
 * 409 `lottery.issue.closed`, 409 `lottery.bet.settled`, 409 `lottery.bet.void` (its stake comes back anyway), 409 `stake.bonus.kept` (a bonus was active since the bet),
 * 409 `lottery.cancel.daily` (`limit`, `left`: how many orders a member may cancel in a day, and how many of them are left).
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
