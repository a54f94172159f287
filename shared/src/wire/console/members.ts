import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { filledText, timestampMs, wholeNumber } from '../fields.ts';
import { idParameter, stepTaken } from './console-fields.ts';

/** The highest club rank. */
export const highestClubRank = 10;

const clubRank = wholeNumber(0, highestClubRank);

/** An account by its name. Refusals: `merchant.unknown`, `member.unknown`. */
export const getConsoleMember = defineEndpoint({
  name: 'console.member',
  method: 'GET',
  path: '/console-api/members',
  module: null,
  token: 'required',
  request: v.object({ merchant: filledText(40), username: filledText(64) }),
  answer: v.object({
    id: v.string(),
    merchant: v.string(),
    username: v.string(),
    /** 0 member, 1 2 41 42 agent, 4 trial. */
    type: v.number(),
    createdAtMs: v.number(),
    /** Name of the account above; null for none. */
    upline: v.nullable(v.string()),
    /** The code by which the member invites friends. */
    referralCode: v.string(),
    /** Username of who invited the member; null for nobody. */
    referredBy: v.nullable(v.string()),
    /** Number of members who registered with the code. */
    invited: v.number(),
    /** The rank that counts now. */
    clubRank: v.number(),
    /** A rank set here; null when it has ended or none was set. */
    rankOverride: v.nullable(
      v.object({ rank: v.number(), expiresAtMs: v.number(), reason: v.string(), setBy: v.string() }),
    ),
  }),
});

/**
 * Gives an account a club rank until a time; it replaces what was set before, and beats the account's own rank.
 * Refusals: `member.unknown`, `club.rank.expired` if the time has passed.
 */
export const setClubRank = defineEndpoint({
  name: 'console.set-club-rank',
  method: 'PUT',
  path: '/console-api/members/:id/club-rank',
  module: null,
  token: 'required',
  request: v.object({
    ...idParameter.entries,
    rank: clubRank,
    expiresAtMs: timestampMs,
    reason: filledText(200),
  }),
  answer: stepTaken,
});

/**
 * Puts an account, with everybody below it, under another agent of its merchant. What has happened until then stays with
 * the agents who were above. Refusals: `member.unknown`, `agent.move.agent`, `agent.move.below`, `agent.move.contract` (it has a
 * contract with the account above), `agent.rank.above`, `agent.depth.limit`, `agent.rebate.outside`, `agent.rebate.quota` (with `accounts`, how many may
 * have the rate).
 */
export const moveMember = defineEndpoint({
  name: 'console.move-member',
  method: 'PUT',
  path: '/console-api/members/:id/upline',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, upline: filledText(64), reason: filledText(200) }),
  answer: stepTaken,
});

/** Ends a club rank that was set, before its time. Refusal: `member.unknown`. */
export const endClubRank = defineEndpoint({
  name: 'console.end-club-rank',
  method: 'POST',
  path: '/console-api/members/:id/club-rank/end',
  module: null,
  token: 'required',
  request: v.object({ ...idParameter.entries, reason: filledText(200) }),
  answer: stepTaken,
});
