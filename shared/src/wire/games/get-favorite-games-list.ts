import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameRow } from './game-fields.ts';

/** The member's favourites as games, newest first. */
export const getFavoriteGamesList = defineEndpoint({
  name: 'games.favorites-list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({}),
  answer: (money: MoneyCodec) => v.object({ list: v.array(gameRow(money)) }),
});
