import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText } from '../fields.ts';
import { gameCode, issueNumber } from '../lottery/lottery-fields.ts';
import { money, queueFields, stepTaken } from './console-fields.ts';

const issueFields = { merchant: filledText(40), gameCode, issue: issueNumber };

const voidIssueRow = v.object({
  merchant: v.string(),
  gameCode: v.string(),
  issue: v.string(),
  drawsAtMs: v.number(),
  reason: v.string(),
  voidedAtMs: v.number(),
  /** Null while bets are being refunded. */
  refundedAtMs: v.nullable(v.number()),
});
export type ConsoleVoidIssue = v.InferOutput<typeof voidIssueRow>;

/** Lottery issues that were declared void, newest first, and the games whose issues can be declared void. */
export const getConsoleVoidIssues = defineEndpoint({
  name: 'console.void-issues',
  method: 'GET',
  path: '/console-api/void-issues',
  module: null,
  token: 'required',
  request: v.object(queueFields),
  answer: v.object({
    total: v.number(),
    list: v.array(voidIssueRow),
    games: v.array(v.object({ merchant: v.string(), gameCode: v.string() })),
  }),
});

/** What is bet on an issue and what it has paid: what declaring it void would take back. Refuses as `voidIssue`. */
export const getIssueBets = defineEndpoint({
  name: 'console.issue-bets',
  method: 'GET',
  path: '/console-api/void-issues/bets',
  module: null,
  token: 'required',
  request: v.object(issueFields),
  answer: v.object({
    drawsAtMs: v.number(),
    isDrawn: v.boolean(),
    bets: v.number(),
    players: v.number(),
    staked: money,
    paid: money,
  }),
});

/**
 * Declares an issue void: it has no result, nothing more is bet on it, and every bet is refunded; a payout is taken back.
 * It cannot be undone. False when it is void already. Refuses 404 `merchant.unknown`, `lottery.game.unknown`,
 * `lottery.issue.unknown` and, from seven days after the draw, 409 `lottery.issue.too.old`.
 */
export const voidIssue = defineEndpoint({
  name: 'console.void-issue',
  method: 'POST',
  path: '/console-api/void-issues',
  module: null,
  token: 'required',
  request: v.object({ ...issueFields, reason: filledText(200) }),
  answer: stepTaken,
});
