import * as v from 'valibot';

/** The set of drawn pictures that a member may choose from (spec §3: STATIC). */
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

/** A picture of one's own as it is kept: a square of so many pixels each way. */
export const ownAvatarPixels = 256;
/** Its bytes: more than 256 × 256 pixels can need as PNG, and little enough for a call's body. */
export const ownAvatarMaximumBytes = 320 * 1024;

/** What a picture of one's own is kept as: what a browser's canvas writes. */
export const ownAvatarTypes = ['image/png', 'image/webp'] as const;
export type OwnAvatarType = (typeof ownAvatarTypes)[number];

/** Bytes as base64. */
export const base64 = v.pipe(v.string(), v.base64());
