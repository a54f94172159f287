import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { base64, drawnAvatars } from './avatar-fields.ts';

/**
 * Chooses a picture: STATIC by name, empty for none; CUSTOM by the bytes of a PNG or WebP, square and already small.
 * No path of the real API is known, so this one is ours. Refusals: `picture.too.large`, `picture.invalid`,
 * `account.trial`, `request.too.frequent`.
 */
export const setAvatar = defineEndpoint({
  name: 'auth.set-avatar',
  method: 'POST',
  path: '/wps/member/avatar',
  module: 'PROFPIC3',
  token: 'required',
  request: v.variant('avatarType', [
    v.object({ avatarType: v.literal('STATIC'), avatar: v.picklist([...drawnAvatars, '']) }),
    v.object({ avatarType: v.literal('CUSTOM'), avatar: base64 }),
  ]),
  answer: v.null(),
});
