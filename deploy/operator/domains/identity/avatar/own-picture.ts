import { type OwnAvatarType, ownAvatarMaximumBytes, ownAvatarPixels } from '@tessera/shared/wire/auth';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PictureRedrawer } from '../../../platform/pictures/picture-redrawer.ts';
import { readPng } from './png.ts';
import { webpSize } from './webp.ts';

export interface OwnPicture {
  readonly contentType: OwnAvatarType;
  readonly image: Buffer;
}

/** More than 256 rows of 256 pixels can need at 16 bits a channel, interlaced or not. */
const inflatedBytes = 1024 * 1024;

interface Container {
  readonly contentType: OwnAvatarType;
  readonly size: readonly [number, number];
  readonly compressed?: Buffer;
}

function containerOf(image: Buffer): Container | undefined {
  const png = readPng(image);
  if (png) return { contentType: 'image/png', ...png };
  const size = webpSize(image);
  return size && { contentType: 'image/webp', size };
}

/**
 * An uploaded picture, decoded and encoded again: a PNG or WebP of the right size by its bytes, whatever its name. Only the
 * result is stored, so that nothing else of the upload is ever served, such as metadata. Refuses
 * anything else.
 */
export async function ownPicture(redrawer: PictureRedrawer, sent: string): Promise<OwnPicture> {
  const bytes = Buffer.from(sent, 'base64');
  if (bytes.length > ownAvatarMaximumBytes) throw new Refusal(400, 'picture.too.large');
  const container = containerOf(bytes);
  const isOfSize = container?.size.every((pixels) => pixels === ownAvatarPixels);
  if (!container || !isOfSize) throw new Refusal(400, 'picture.invalid');
  const { contentType, compressed } = container;
  const order = { bytes, contentType, size: { exact: ownAvatarPixels } };
  const image = await redrawer.redraw({
    ...order,
    ...(compressed ? { compressed: { bytes: compressed, inflatedBytes } } : {}),
  });
  if (!image) throw new Refusal(400, 'picture.invalid');
  return { contentType, image };
}
