import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode, vendorCode } from './game-fields.ts';

/** The kinds of games of each vendor, by category: `content.RNG.PP = ['SLOT', …]`. */
export const getVendorGameTypes = defineEndpoint({
  name: 'games.vendor-types',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  module: 'COMM3',
  token: 'optional',
  request: v.object({}),
  answer: v.object({ content: v.record(v.string(), v.record(v.string(), v.array(v.string()))) }),
});

/** PVP rooms of a vendor; `isOpen` is false while nobody can join. */
export const getRoomList = defineEndpoint({
  name: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  module: 'MF_GAMES',
  token: 'required',
  request: v.object({ vassalage: v.optional(vendorCode) }),
  answer: ({ amount, rows }: MoneyCodec) =>
    v.object({
      list: rows(
        v.object({
          roomId: gameCode,
          roomName: v.string(),
          vassalage: v.string(),
          minStake: v.optional(v.nullable(amount), null),
          maxStake: v.optional(v.nullable(amount), null),
          isOpen: v.boolean(),
        }),
      ),
    }),
});
