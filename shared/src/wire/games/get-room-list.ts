import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { shortText } from '../fields.ts';
import type { MoneyCodec } from '../money-codec.ts';
import { gameCode } from './game-fields.ts';

/** PVP rooms of a vendor; `isOpen` is false while nobody can sit down. */
export const getRoomList = defineEndpoint({
  name: 'games.rooms',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  module: 'MF_GAMES',
  token: 'required',
  request: v.object({ vassalage: v.optional(shortText(16)) }),
  answer: ({ amount }: MoneyCodec) =>
    v.object({
      list: v.array(
        v.object({
          roomId: gameCode,
          roomName: v.string(),
          vassalage: v.string(),
          minStake: amount,
          maxStake: amount,
          isOpen: v.boolean(),
        }),
      ),
    }),
});
