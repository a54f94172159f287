import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import {
  comingIssue,
  drawnIssue,
  drawnNumbers,
  drawState,
  gameCode,
  gameKind,
  issueNumber,
  lobbyFields,
  lottoArea,
} from './lottery-fields.ts';

/** The current state of every game of an area, void issues left out, or of those of no area; of all or of a prize mode. */
export const getDraws = defineEndpoint({
  name: 'lottery.draws',
  method: 'GET',
  path: '/lgw/draw',
  module: 'COMM3',
  token: 'none',
  request: v.object({ prizeMode: lobbyFields.prizeMode, lottoArea: v.optional(lottoArea) }),
  answer: ({ rows }) => v.object({ list: rows(drawState) }),
});

/** The current state of one game. Refuses an unknown code with 404 `lottery.game.unknown`. */
export const getDraw = defineEndpoint({
  name: 'lottery.draw',
  method: 'GET',
  path: '/lgw/draw/code/:code',
  module: 'COMM3',
  token: 'none',
  request: v.object({ code: gameCode }),
  answer: drawState,
});

/** The current issues: the last drawn, newest first, and the next whose seeds' hashes are published, at most `count` of each. */
export const getNearIssues = defineEndpoint({
  name: 'lottery.near-issues',
  method: 'GET',
  path: '/lgw/numeros/near',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ gameCode, count: v.optional(wholeNumber(1, 20), 5) }),
  answer: v.object({ serverTimeMs: v.number(), drawn: v.array(drawnIssue), coming: v.array(comingIssue) }),
});

/** Past draws that count, newest first: those of one day, or so many; for the next page send the oldest issue of this one. */
export const getOpenedNumbers = defineEndpoint({
  name: 'lottery.opened-numbers',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  module: 'COMM3',
  token: 'none',
  request: v.object({
    gameCode,
    count: v.optional(wholeNumber(1, 100), 20),
    /** Exclusive. */
    beforeIssue: v.optional(issueNumber),
    /** `YYYYMMDD`: every draw of that day so far, whatever the count; `hasMore` says whether there are days before. */
    day: v.optional(v.pipe(v.string(), v.regex(/^\d{8}$/))),
  }),
  answer: v.object({
    list: v.array(drawnIssue),
    /** Issues between them that were declared void: they have no result. Absent: none. */
    voided: v.optional(v.array(v.object({ issue: issueNumber, drawsAtMs: v.number() }))),
    hasMore: v.boolean(),
  }),
});

/**
 * Of every game of a prize mode, or of `LOTT`, the runs of draws on the same side that are still open, from `fewest` draws on,
 * longest first. The names of aspects and sides are those of `aspectsOf` of `@tessera/shared/lottery`.
 */
export const getLongRuns = defineEndpoint({
  name: 'lottery.long-runs',
  method: 'GET',
  path: '/lgw/games/long-runs',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({
    prizeMode: lobbyFields.prizeMode,
    /** The games of the prize mode in the area. */
    lottoArea: v.optional(lottoArea),
    fewest: v.optional(wholeNumber(2, 20), 3),
  }),
  answer: ({ rows }) =>
    v.object({
      list: rows(
        v.object({
          gameCode,
          /** The last draw of the run, which is the last of the game. */
          issue: issueNumber,
          aspect: v.string(),
          side: v.string(),
          length: v.number(),
        }),
      ),
    }),
});

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/**
 * Everything needed to verify a draw (`checkDraw` of `@tessera/shared/lottery`). Before the draw only the
 * hashes are published; numbers and seeds are null. Refuses an unknown issue with 404 `lottery.issue.unknown`.
 */
export const getDrawProof = defineEndpoint({
  name: 'lottery.draw-proof',
  method: 'GET',
  path: '/lgw/numeros/verify',
  module: 'MF_LOTTERY',
  token: 'none',
  request: v.object({ gameCode, issue: issueNumber }),
  answer: v.object({
    merchant: v.string(),
    gameCode,
    kind: gameKind,
    issue: issueNumber,
    drawsAtMs: v.number(),
    commitment: hex,
    dayCommitment: hex,
    /** The hash was published before the draw; false for days that were filled in afterwards. Absent: not said. */
    isCommittedBefore: v.optional(v.boolean()),
    /** Declared void: what was drawn does not count. Absent: no. */
    isVoid: v.optional(v.boolean()),
    numbers: v.nullable(drawnNumbers),
    seed: v.nullable(hex),
    /** Null until the day's last draw is over. */
    daySeed: v.nullable(hex),
  }),
});
