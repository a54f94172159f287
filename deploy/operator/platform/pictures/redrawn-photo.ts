import { Refusal } from '../http/refusal.ts';
import type { PictureRedrawer } from './picture-redrawer.ts';

/** Longest side of a stored picture: a receipt stays readable. */
const longestSide = 1600;

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));

/**
 * An uploaded PNG or JPEG, by its bytes and not its name, decoded and encoded again as a JPEG: nothing else of the upload
 * is ever stored or served, such as metadata or what is packed behind the picture. Refuses anything else with
 * `picture.invalid`, and more than `maximumBytes` with `picture.too.large`.
 */
export async function redrawnPhoto(redrawer: PictureRedrawer, sent: string, maximumBytes: number): Promise<Buffer> {
  const bytes = Buffer.from(sent, 'base64');
  if (bytes.length > maximumBytes) throw new Refusal(400, 'picture.too.large');
  const isPhoto = isPng(bytes) || isJpeg(bytes);
  const image = isPhoto && (await redrawer.redraw({ bytes, contentType: 'image/jpeg', size: { within: longestSide } }));
  if (!image) throw new Refusal(400, 'picture.invalid');
  return image;
}
