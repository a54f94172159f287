import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode } from './game-fields.ts';

/** The books of one visit to a game, for the frame's session bar. Refusal: 404 `game.session.unknown`. */
export const getGameSession = defineEndpoint({
  name: 'games.session',
  method: 'GET',
  path: '/lgw/games/session/:launchId',
  module: 'GAMELO3',
  token: 'required',
  request: v.object({ launchId: shortText(64) }),
  answer: (money: MoneyCodec) =>
    v.object({
      launchId: v.string(),
      code: gameCode,
      /** Null until the game has redeemed its launch. */
      openedAtMs: v.nullable(v.number()),
      staked: money.amount,
      won: money.amount,
      rounds: v.number(),
      lastRoundId: v.nullable(v.string()),
      balance: money.amount,
    }),
});
