import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { gameKind } from './game-fields.ts';

/** Which kinds of games each vendor has, by category: `content.RNG.PP = ['SLOT', …]`. */
export const getVendorGameTypes = defineEndpoint({
  name: 'games.vendor-types',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  token: 'optional',
  request: v.object({}),
  answer: v.object({ content: v.record(v.string(), v.record(v.string(), v.array(gameKind))) }),
});
