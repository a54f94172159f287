import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { gameCode } from './game-fields.ts';

/** Adds a favourite; adding it twice is the same. Refusals: `game.unknown`, `favorite.full` at 500. */
export const addFavoriteGame = defineEndpoint({
  name: 'games.add-favorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({ gameId: gameCode }),
  answer: v.object({ codes: v.array(v.string()) }),
});
