import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText, wholeNumber } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameRow } from './game-fields.ts';

/** The most played games, all categories or one vendor's; the fields besides the vendor are the real API's (spec §3). */
export const getHotGames = defineEndpoint({
  name: 'games.hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  module: 'GAMELOHOT3',
  token: 'optional',
  request: v.object({
    merchantCode: v.optional(shortText(32)),
    isPlatform: v.optional(wholeNumber(0, 9), 2),
    vassalage: v.optional(shortText(16)),
    platform: v.optional(shortText(64), 'flash,html5-desktop'),
    language: v.optional(shortText(8)),
  }),
  answer: (money: MoneyCodec) => v.object({ list: v.array(gameRow(money)) }),
});
