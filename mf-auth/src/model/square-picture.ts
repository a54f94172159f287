import { ownAvatarPixels } from '@tessera/shared/wire/auth';
import { pictureHead } from './picture-head.ts';

/** Spec §9. */
export const pictureFileBytes = 5 * 1024 * 1024;
/** A small file can say that it is a wall; nobody's browser should draw one. */
export const picturePixels = 40_000_000;

export type SquarePicture =
  | { readonly ok: true; readonly base64: string }
  | { readonly ok: false; readonly because: 'too.large' | 'invalid' };

const no = (because: 'too.large' | 'invalid') => ({ ok: false, because }) as const;

/** The middle of it, small. A canvas knows pixels alone: where and by what a photograph was taken stays behind. */
function cut(bitmap: ImageBitmap): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = ownAvatarPixels;
  canvas.height = ownAvatarPixels;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const side = Math.min(bitmap.width, bitmap.height);
  pen.imageSmoothingQuality = 'high';
  const [x, y] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  pen.drawImage(bitmap, x, y, side, side, 0, 0, ownAvatarPixels, ownAvatarPixels);
  // A browser that can't write WebP writes PNG instead.
  return canvas.toDataURL('image/webp', 0.9).split(',')[1];
}

/** A chosen file as it is sent: looked at by its content, drawn by the browser, cut square, and written anew. */
export async function squarePicture(file: Blob): Promise<SquarePicture> {
  if (file.size > pictureFileBytes) return no('too.large');
  // A file that has gone since, and below a picture that the browser can't draw, are told like any other that can't be read.
  const content = await file.arrayBuffer().catch(() => undefined);
  const head = content && pictureHead(new Uint8Array(content));
  if (!head || head.width * head.height === 0) return no('invalid');
  if (head.width * head.height > picturePixels) return no('too.large');
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const base64 = bitmap && cut(bitmap);
  bitmap?.close();
  return base64 ? { ok: true, base64 } : no('invalid');
}
