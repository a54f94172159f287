import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { drawnAvatars } from './avatar-fields.ts';

/**
 * The member's picture (spec §3): one of the drawn set by its name, or one's own by what changes when it does, its
 * bytes being the member icon's. STATIC and empty: none was chosen.
 */
export const getAvatar = defineEndpoint({
  name: 'auth.avatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  module: null,
  token: 'required',
  request: v.object({}),
  answer: v.variant('avatarType', [
    v.object({ avatarType: v.literal('STATIC'), avatar: v.picklist([...drawnAvatars, '']) }),
    v.object({ avatarType: v.literal('CUSTOM'), avatar: v.string() }),
  ]),
});
