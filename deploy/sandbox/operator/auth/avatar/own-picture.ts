import { type OwnAvatarType, ownAvatarMaximumBytes, ownAvatarPixels } from '@tessera/shared/wire/auth';
import { Refusal } from '../../http/refusal.ts';
import { pngSize } from './png.ts';
import { webpSize } from './webp.ts';

export interface OwnPicture {
  readonly contentType: OwnAvatarType;
  readonly image: Buffer;
}

const readers = [
  ['image/png', pngSize],
  ['image/webp', webpSize],
] as const;

/**
 * What a member sent, as what its bytes are and never as what it was called: a PNG or WebP of the right size and
 * nothing besides, so that no other reading of the same bytes can be served. Refuses anything else.
 */
export function ownPicture(sent: string): OwnPicture {
  const image = Buffer.from(sent, 'base64');
  if (image.length > ownAvatarMaximumBytes) throw new Refusal(400, 'picture.too.large');
  for (const [contentType, sizeOf] of readers) {
    const size = sizeOf(image);
    if (size?.every((pixels) => pixels === ownAvatarPixels)) return { contentType, image };
  }
  throw new Refusal(400, 'picture.invalid');
}
