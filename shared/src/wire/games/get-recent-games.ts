import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameRow, unfinishedRound } from './game-fields.ts';

/** Games the member opened last, newest first, each with what is still open in it. */
export const getRecentGames = defineEndpoint({
  name: 'games.recent',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  module: 'GAMELOREC3',
  token: 'required',
  request: v.object({ pageSize: v.optional(wholeNumber(1, 50), 12) }),
  answer: (money: MoneyCodec) =>
    v.object({
      list: v.array(
        v.object({
          game: gameRow(money),
          lastPlayedMs: v.number(),
          /** How long the last visit lasted. */
          playedSeconds: v.number(),
          unfinishedRound: v.nullable(unfinishedRound(money)),
        }),
      ),
    }),
});
