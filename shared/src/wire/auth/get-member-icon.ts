import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';
import { base64, ownAvatarTypes } from './avatar-fields.ts';

/**
 * The bytes of the member's own picture, in the envelope as the captcha's are: an `<img>` can't send the token. Null for
 * whoever has none. The type is one of two that never run.
 */
export const getMemberIcon = defineEndpoint({
  name: 'auth.member-icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  module: 'PROFPIC3',
  token: 'required',
  request: v.object({}),
  answer: v.nullable(v.object({ contentType: v.picklist(ownAvatarTypes), image: base64 })),
});
