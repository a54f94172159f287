import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode, gameRow, unfinishedRound } from './game-fields.ts';

/** What the detail sheet shows of a slot in addition to its row. */
const slotFacts = v.object({
  reels: v.number(),
  rows: v.number(),
  lines: v.number(),
  /** Free spins for three, four and five scatters. */
  freeSpins: v.tuple([v.number(), v.number(), v.number()]),
  freeSpinMultiplier: v.number(),
  /** Average number of rounds for one start of free spins. */
  freeSpinsEvery: v.number(),
});

/** One game in full. Refusal: 404 `game.unknown`. */
export const getGame = defineEndpoint({
  name: 'games.game',
  method: 'GET',
  path: '/lgw/games/game/:code',
  module: 'GAMELO3',
  token: 'optional',
  request: v.object({ code: gameCode }),
  answer: (money: MoneyCodec) =>
    v.object({
      game: gameRow(money),
      slot: v.nullable(slotFacts),
      /** The symbol of its picture, e.g. `koi`; null for games that are not slots. */
      symbol: v.nullable(v.string()),
      isFavorite: v.boolean(),
      unfinishedRound: v.nullable(unfinishedRound(money)),
    }),
});
