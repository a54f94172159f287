import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { gameCategory } from './game-fields.ts';

const vendorCard = v.object({
  vassalage: v.string(),
  displayName: v.string(),
  isHot: v.boolean(),
  gameCount: v.number(),
});

/** The categories that have vendors, and their vendors in order (spec §3: game vendor lane). */
export const getGameVendors = defineEndpoint({
  name: 'games.vendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  module: 'COMM3',
  token: 'optional',
  request: v.object({}),
  answer: v.object({
    data: v.object({
      lanes: v.array(v.object({ title: gameCategory, gameType: gameCategory, cards: v.array(vendorCard) })),
    }),
  }),
});
