import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { gameCode } from './game-fields.ts';

/** Removes a favourite; one that is none already is no fault. */
export const removeFavoriteGame = defineEndpoint({
  name: 'games.remove-favorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({ gameId: gameCode }),
  answer: v.object({ codes: v.array(v.string()) }),
});
