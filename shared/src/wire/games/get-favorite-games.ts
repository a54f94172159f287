import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** Codes of the member's favourites, newest first; enough to draw hearts. */
export const getFavoriteGames = defineEndpoint({
  name: 'games.favorites',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  module: 'GAMELOFAV3',
  token: 'required',
  request: v.object({}),
  answer: v.object({ codes: v.array(v.string()) }),
});
