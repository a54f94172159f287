import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { unfinishedRound } from './game-fields.ts';

/** Rounds that were paid for and wait to be played to their end, newest first. */
export const getUnfinishedRounds = defineEndpoint({
  name: 'games.unfinished-rounds',
  method: 'GET',
  path: '/lgw/games/rounds/unfinished',
  module: 'GAMELO3',
  token: 'required',
  request: v.object({}),
  answer: (money: MoneyCodec) => v.object({ list: v.array(unfinishedRound(money)) }),
});
