import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, pageFields, shortText } from '../fields.ts';
import { gameCode, issueNumber } from '../lottery/lottery-fields.ts';
import { idParameter, stepTaken } from './console-fields.ts';

const blockedNumber = v.object({
  id: v.string(),
  merchant: v.string(),
  gameCode: v.string(),
  /** Null: in every issue. */
  issue: v.nullable(v.string()),
  playCode: v.string(),
  number: v.string(),
  isClosed: v.boolean(),
  blockedAtMs: v.number(),
});
export type ConsoleBlockedNumber = v.InferOutput<typeof blockedNumber>;

/** Lottery numbers that pay half or are not taken, newest first, and the games of which numbers can be blocked. */
export const getConsoleBlockedNumbers = defineEndpoint({
  name: 'console.blocked-numbers',
  method: 'GET',
  path: '/console-api/blocked-numbers',
  module: null,
  token: 'required',
  request: v.object({ ...pageFields, merchant: v.optional(shortText(40)) }),
  answer: v.object({
    total: v.number(),
    list: v.array(blockedNumber),
    games: v.array(v.object({ merchant: v.string(), gameCode: v.string(), plays: v.array(v.string()) })),
  }),
});

/** The greatest number of numbers that are blocked at once. */
export const blockedAtOnce = 100;

/**
 * Blocks numbers of a play from now on; bets that were placed before stay as they are. A number that is blocked already gets the new
 * kind. Refuses 404 `merchant.unknown`, 404 `lottery.game.unknown`, 404 `lottery.issue.unknown` and 400 `lottery.bet.invalid`
 * for a play or a number that the game does not have.
 */
export const blockNumbers = defineEndpoint({
  name: 'console.block-numbers',
  method: 'POST',
  path: '/console-api/blocked-numbers',
  module: null,
  token: 'required',
  request: v.object({
    merchant: filledText(40),
    gameCode,
    issue: v.nullable(issueNumber),
    playCode: filledText(32),
    numbers: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
      v.minLength(1),
      v.maxLength(blockedAtOnce),
      v.check((numbers) => new Set(numbers).size === numbers.length),
    ),
    isClosed: v.boolean(),
  }),
  answer: v.null(),
});

/** Lets a number be bet on as all others again; false when it is not blocked any more. */
export const unblockNumber = defineEndpoint({
  name: 'console.unblock-number',
  method: 'POST',
  path: '/console-api/blocked-numbers/:id/unblock',
  module: null,
  token: 'required',
  request: idParameter,
  answer: stepTaken,
});
