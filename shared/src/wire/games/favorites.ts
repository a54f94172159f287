import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { textOrNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode, gameRow } from './game-fields.ts';

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
