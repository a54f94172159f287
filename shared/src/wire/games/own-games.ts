import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { textOrNumber, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode, gameRow, unfinishedRound } from './game-fields.ts';

/** Codes of the member's favourites, newest first; enough to show hearts. */
export const getFavoriteGames = defineEndpoint({
  name: 'games.favorites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({}),
  answer: v.object({ codes: v.array(textOrNumber) }),
});

/** The member's favourites as games, newest first. */
export const getFavoriteGamesList = defineEndpoint({
  name: 'games.favorites-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({}),
  answer: (money: MoneyCodec) => v.object({ list: money.rows(gameRow(money)) }),
});

/** Adds a favourite; adding it twice is the same. Refusals: `game.unknown`, `favorite.full` at 500. */
export const addFavoriteGame = defineEndpoint({
  name: 'games.add-favorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({ gameId: gameCode }),
  answer: v.object({ codes: v.array(textOrNumber) }),
});

/** Removes a favourite; removing it twice is no error. */
export const removeFavoriteGame = defineEndpoint({
  name: 'games.remove-favorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({ gameId: gameCode }),
  answer: v.object({ codes: v.array(textOrNumber) }),
});

/** The member's last games, newest first, each with its open round. */
export const getRecentGames = defineEndpoint({
  name: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  token: 'required',
  request: v.object({ pageSize: v.optional(wholeNumber(1, 50), 12) }),
  answer: (money: MoneyCodec) =>
    v.object({
      list: money.rows(
        v.object({
          game: gameRow(money),
          lastPlayedMs: v.number(),
          /** Duration of the last session. */
          playedSeconds: v.number(),
          unfinishedRound: v.nullable(unfinishedRound(money)),
        }),
      ),
    }),
});

/** Rounds that were paid for and not played to their end, newest first. */
export const getUnfinishedRounds = defineEndpoint({
  name: 'games.unfinished-rounds',
  method: 'GET',
  path: '/lgw/games/rounds/unfinished',
  module: 'GAMELO3',
  token: 'required',
  request: v.object({}),
  answer: (money: MoneyCodec) => v.object({ list: money.rows(unfinishedRound(money)) }),
});

/**
 * What a round of the member was drawn from (`round:<provider>:<round>`, as in the betting record). Refusals:
 * `round.unknown`, 503 `round.provider.away`.
 */
export const getRoundProof = defineEndpoint({
  name: 'games.round-proof',
  method: 'GET',
  path: '/wps/relay/GCSGAME_roundProof',
  module: 'GAMELO3',
  token: 'required',
  request: v.object({ source: v.pipe(v.string(), v.maxLength(200)) }),
  answer: v.object({
    code: gameCode,
    status: v.picklist(['open', 'closed', 'void']),
    /** Null for a round that is not finished, was never played (history of the demo), or is not kept any more. */
    proof: v.nullable(
      v.object({
        /** SHA-256 of the server's seed, which the player could see before the round. */
        serverSeedHash: v.string(),
        /** Null while the player still plays with it. */
        serverSeed: v.nullable(v.string()),
        clientSeed: v.string(),
        nonce: v.number(),
        /** Stops on each reel. */
        lengths: v.array(v.number()),
        /** Stops of the first spin, then of each free spin. */
        spins: v.array(v.array(v.number())),
      }),
    ),
  }),
});
