import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { done, rowId } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { tournamentRule } from './tournament-plan.ts';

/** `counting`: it has ended, and bets that were open then may still be settled. */
export const tournamentStates = ['coming', 'running', 'counting', 'over'] as const;
export type TournamentState = (typeof tournamentStates)[number];

const listed = (m: MoneyCodec) =>
  v.object({
    id: v.number(),
    name: v.string(),
    state: v.picklist(tournamentStates),
    startsAtMs: v.number(),
    endsAtMs: v.number(),
    /** All prizes together. */
    prizeSum: m.amount,
    isJoined: v.boolean(),
  });

/** A player's score: hundredths of a multiple, or for `points-per-win` points. */
const score = v.number();

const round = (m: MoneyCodec) =>
  v.object({
    gameName: v.string(),
    stake: m.amount,
    /** The stake included. */
    payout: m.amount,
    settledAtMs: v.number(),
  });

const details = (m: MoneyCodec) =>
  v.object({
    ...listed(m).entries,
    about: v.string(),
    /** When scores are final: bets that are open at the end count if they are settled before. */
    finalAtMs: v.number(),
    /** An operator ended it before its time; prizes are by the scores of that moment. */
    isStopped: v.boolean(),
    products: v.array(v.string()),
    /** Names of the games that count; none means all games of the products. */
    games: v.array(v.string()),
    minimumStake: m.amount,
    rule: tournamentRule,
    minimumRounds: v.number(),
    maximumRounds: v.number(),
    prizes: v.array(v.object({ from: v.number(), to: v.number(), amount: m.amount })),
    players: v.number(),
    /** When the board was counted, by the operator's clock. */
    countedAtMs: v.number(),
    board: v.array(
      v.object({
        place: v.number(),
        /** Masked; null for somebody who wants no wins shown. */
        player: v.nullable(v.string()),
        isOwn: v.boolean(),
        score,
        rounds: v.number(),
        reachedAtMs: v.number(),
        /** What the place brings as the board stands, shared among equals. */
        prize: m.amount,
      }),
    ),
    own: v.object({
      joinedAtMs: v.nullable(v.number()),
      /** Null until a round has counted. */
      score: v.nullable(score),
      rounds: v.number(),
      /** Rounds that can still count. */
      roundsLeft: v.number(),
      /** Null while not ranked. */
      place: v.nullable(v.number()),
      prize: m.amount,
      /** The round with which the score was reached. */
      round: v.nullable(round(m)),
      /** Why the member cannot join; null when they can. */
      refusal: v.nullable(v.string()),
    }),
  });

/** Running and coming tournaments, and those of the last 60 days. The path is ours. */
export const getTournaments = defineEndpoint({
  name: 'promotions.tournaments',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentList',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({}),
  answer: (m) => v.object({ list: m.rows(listed(m)) }),
});

/** Everything about a tournament, with its board and the member's own score. Refuses 404 `tournament.unknown`. The path is ours. */
export const getTournament = defineEndpoint({
  name: 'promotions.tournament',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTournamentDetails',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: details,
});

/**
 * Joins a tournament, before it begins or while it runs; free. Refusals: 404 `tournament.unknown`, 409 `tournament.over`,
 * 409 `tournament.rounds.used`, 403 `offers.closed`, `account.trial`, 429 `request.too.frequent`. The path is ours.
 */
export const joinTournament = defineEndpoint({
  name: 'promotions.join-tournament',
  method: 'POST',
  path: '/wps/relay/MCS2_joinTournament',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: done,
});

/**
 * Leaves a tournament that is not over: the score is gone, and what was counted or is open does not count again. Refusals:
 * 404 `tournament.unknown`, 409 `tournament.over`. The path is ours.
 */
export const leaveTournament = defineEndpoint({
  name: 'promotions.leave-tournament',
  method: 'POST',
  path: '/wps/relay/MCS2_leaveTournament',
  module: 'REWCEN3',
  token: 'required',
  request: v.object({ id: rowId }),
  answer: done,
});
