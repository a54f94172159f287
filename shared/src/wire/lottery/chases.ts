import * as v from 'valibot';
import { chaseStrategies, maxChaseIssues } from '../../lottery/chase.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { listOf, pageFields, requestId, rowId, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { betStatuses, maxOrderLines, maxOrderNumbers, numbersIn } from './bets.ts';
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
 * `won`: stopped on a win; `finished`: all issues are over; `cancelled`: the player cancelled the rest; `stopped`: the
 * operator ended it, for the reason that stands beside it.
 */
export const chaseStatuses = ['running', 'won', 'finished', 'cancelled', 'stopped'] as const;
export type ChaseStatus = (typeof chaseStatuses)[number];

/** `skipped`: nothing was bet on this one, and the chase went on; `released`: the chase ended before it. */
export const chaseIssueStatuses = ['waiting', 'placed', 'skipped', 'released'] as const;
export type ChaseIssueStatus = (typeof chaseIssueStatuses)[number];

/** What is wrong with one issue alone: it is skipped, and the chase goes on. Anything else ends the chase. */
export const chaseSkipReasons = [
  'lottery.issue.closed',
  'lottery.issue.void',
  'lottery.issue.stake.limit',
  'lottery.issue.payout.limit',
  'lottery.number.closed',
  'lottery.number.half',
  'lottery.number.stake.limit',
  'lottery.slip.limit',
  'lottery.stake.outside',
  'lottery.payout.outside',
  'lottery.chase.result.late',
  'stake.limit',
  'stake.bonus.maximum',
  'system.maintenance',
] as const;

const chaseLine = (m: MoneyCodec) => ({
  playCode: v.pipe(v.string(), v.maxLength(32)),
  numbers: selectionRows,
  unit: m.amount,
  multiple: wholeNumber(1, maxMultiple),
});

/** A slip that is bet on several issues, in its current state. */
export const lotteryChase = (m: MoneyCodec) =>
  v.object({
    id: v.string(),
    gameCode,
    kind: gameKind,
    gameName: v.string(),
    /** The slip, before the multiple of an issue. */
    lines: v.array(
      v.object({
        ...chaseLine(m),
        ...groupOfBet,
        combinations: v.number(),
        /** How many of the numbers a list has left out. */
        numbersLeftOut: v.optional(v.number(), 0),
      }),
    ),
    strategy: v.picklist(chaseStrategies),
    stopsOnWin: v.boolean(),
    status: v.picklist(chaseStatuses),
    /** With `stopped`: the code of what ended it. */
    reason: v.nullable(v.string()),
    firstIssue: issueNumber,
    lastIssue: issueNumber,
    issues: v.number(),
    placed: v.number(),
    skipped: v.number(),
    /** `ordered` is `held` and `staked` and `released` together. */
    ordered: m.amount,
    held: m.amount,
    staked: m.amount,
    released: m.amount,
    /** What its bets have won so far. */
    payout: m.amount,
    /** Stakes of its bets that came back without a result: cancelled, or of a void issue. */
    refund: v.optional(m.amount, 0),
    /** What came back for their prize groups. */
    rebate: v.optional(m.amount, 0),
    placedAtMs: v.number(),
    endedAtMs: v.nullable(v.number()),
  });

/** What can be chased in a game: its coming issues, the open one first, and what the merchant allows. */
export const getChaseTerms = defineEndpoint({
  name: 'lottery.chase-terms',
  method: 'GET',
  path: '/lgw/chases/terms',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ gameCode, count: v.optional(wholeNumber(1, maxChaseIssues), maxChaseIssues) }),
  answer: v.object({
    serverTimeMs: v.number(),
    issues: v.array(
      v.object({
        issue: issueNumber,
        closesAtMs: v.number(),
        drawsAtMs: v.number(),
        /** A chase may begin with it: bets on it are taken already. An earlier operator does not say so. */
        isOnSale: v.optional(v.boolean(), true),
      }),
    ),
    /** The largest multiple of an issue with this strategy; 0 where it is switched off. */
    doublingCeiling: v.number(),
    profitCeiling: v.number(),
  }),
});

/**
 * Orders the same slip for several issues of a game; the money of all of them is held. The first issue is bet at once when
 * it is open, each later one when it opens, and with `stopsOnWin` once the bets before it are settled. A repeated request
 * finds the first one's chase; the same id with another content is 409 `duplicate.mismatch`. Refuses as `placeBets` does (of a limit
 * of an issue, `issue` is the first one that is too much, and `limitMinor` what is left in it),
 * and 400 `lottery.chase.strategy.off`, 400 `lottery.chase.ceiling` (`issues`: for how many the multiples suffice),
 * 409 `lottery.chase.total.changed` (another total than the player saw), 409 `lottery.chase.bonus.active`,
 * 409 `lottery.chase.issues.changed` (another last issue than the player saw: one between has become void),
 * 409 `lottery.chase.number.half` (`numbers`: that pay half in the first issue), 409 `lottery.chase.limit` (`maximum`: of running chases), 409 `lottery.chase.daily` (`limit`: of orders and chases that a
 * member may cancel in a day).
 */
export const placeChase = defineEndpoint({
  name: 'lottery.place-chase',
  method: 'POST',
  path: '/lgw/chases',
  module: 'MF_LOTTERY',
  token: 'required',
  request: (m) =>
    v.object({
      requestId,
      /** The prices that the player saw; the chase ends when they change. */
      priceList: v.pipe(v.string(), v.maxLength(32)),
      gameCode,
      fromIssue: issueNumber,
      issues: wholeNumber(2, maxChaseIssues),
      /** As the player saw it; an older page does not say it. */
      lastIssue: v.optional(issueNumber),
      strategy: v.picklist(chaseStrategies),
      /** Of the first issue. */
      multiple: wholeNumber(1, maxMultiple),
      /** Only for `profit`: what a win has to leave, in percent of all that was staked until then. */
      profitPercent: v.optional(wholeNumber(1, 1000), 1),
      stopsOnWin: v.boolean(),
      /** The stake of all issues together, as the player saw it. */
      total: m.amount,
      lines: v.pipe(
        v.array(v.object({ ...chaseLine(m), ...askedGroup })),
        v.minLength(1),
        v.maxLength(maxOrderLines),
        v.check((lines) => numbersIn(lines) <= maxOrderNumbers),
      ),
    }),
  answer: lotteryChase,
});

/** The outcome of a chase's order without an answer, as `getOrderOutcome` is of bets. */
export const getChaseOutcome = defineEndpoint({
  name: 'lottery.chase-outcome',
  method: 'POST',
  path: '/lgw/chases/outcome',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ requestId }),
  answer: (m) => v.object({ chase: v.nullable(lotteryChase(m)) }),
});

/** The member's chases, newest first, with the first `maxListedNumbers` of each row. */
export const getMyChases = defineEndpoint({
  name: 'lottery.my-chases',
  method: 'GET',
  path: '/lgw/chases',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({
    ...pageFields,
    gameCode: v.optional(gameCode),
    status: v.optional(listOf(v.picklist(chaseStatuses))),
  }),
  answer: (m) => v.object({ total: v.number(), list: v.array(lotteryChase(m)) }),
});

/** One chase with each of its issues. Refuses 404 `lottery.chase.unknown`. */
export const getChase = defineEndpoint({
  name: 'lottery.chase',
  method: 'GET',
  path: '/lgw/chases/:id',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: (m) =>
    v.object({
      chase: lotteryChase(m),
      issues: v.array(
        v.object({
          issue: issueNumber,
          multiple: v.number(),
          stake: m.amount,
          status: v.picklist(chaseIssueStatuses),
          /** With `skipped`: the code of why. */
          reason: v.nullable(v.string()),
          drawsAtMs: v.number(),
          /** What came of its bets: `won` when any of them did; null where nothing was bet. */
          result: v.nullable(v.picklist(betStatuses)),
          /** Null until all of its bets are settled. */
          payout: v.nullable(m.amount),
          refund: v.optional(m.amount, 0),
          rebate: v.optional(m.amount, 0),
          drawn: v.nullable(drawnNumbers),
        }),
      ),
    }),
});

/**
 * Cancels what is not bet yet and releases its money; bets that are placed stay. A repeated call has the same answer.
 * Refuses 404 `lottery.chase.unknown`, 409 `lottery.chase.ended` when it ended in another way.
 */
export const cancelChase = defineEndpoint({
  name: 'lottery.cancel-chase',
  method: 'DELETE',
  path: '/lgw/chases/:id',
  module: 'MF_LOTTERY',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: lotteryChase,
});
