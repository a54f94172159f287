import * as v from 'valibot';
import { defineEndpoint } from '../define-endpoint.ts';

/** The generated pictures that a member may choose from (spec §3: STATIC). */
export const drawnAvatars = [
  'fox',
  'koi',
  'cherry',
  'lotus',
  'clover',
  'moon',
  'sun',
  'planet',
  'lantern',
  'compass',
  'crown',
  'gem',
] as const;
export type DrawnAvatar = (typeof drawnAvatars)[number];

/** Width and height in pixels of a member's own picture. */
export const ownAvatarPixels = 256;
/** Its largest size in bytes: above the largest PNG of 256 × 256 pixels, and small enough for a call's body. */
export const ownAvatarMaximumBytes = 320 * 1024;

/** Image types of a member's own picture, those that a browser's canvas writes. */
export const ownAvatarTypes = ['image/png', 'image/webp'] as const;
export type OwnAvatarType = (typeof ownAvatarTypes)[number];

/** Bytes as base64. */
const base64 = v.pipe(v.string(), v.base64());

/**
 * The member's picture (spec §3): a generated one by its name, or the member's own by a version, its
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

/**
 * The bytes of the member's own picture, in the envelope like a captcha's, because an `<img>` cannot send the token. Null
 * without a picture. The type is one of two that are never executed.
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
