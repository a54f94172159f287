import { ownAvatarPixels } from '@tessera/shared/wire/auth';

interface PictureHead {
  readonly width: number;
  readonly height: number;
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function pngHead(bytes: Uint8Array): PictureHead | undefined {
  if (bytes.length < 24) return undefined;
  const view = viewOf(bytes);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame markers: C0 to CF without the three that are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHead(bytes: Uint8Array): PictureHead | undefined {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 9 <= bytes.length && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // A marker may be preceded by any number of FF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** What a PNG or JPEG says of its size, by its bytes and never by its name; undefined for anything else. */
function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  if (startsWith(bytes, pngStart)) return pngHead(bytes);
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? jpegHead(bytes) : undefined;
}

/** Spec §9. */
const pictureFileBytes = 5 * 1024 * 1024;
/** A small file can say that it is a wall; nobody's browser should draw one. */
const picturePixels = 40_000_000;

type SquarePicture =
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
  // A file that has gone since, and below a picture that the browser can't draw, are reported like any unreadable file.
  const content = await file.arrayBuffer().catch(() => undefined);
  const head = content && pictureHead(new Uint8Array(content));
  if (!head || head.width * head.height === 0) return no('invalid');
  if (head.width * head.height > picturePixels) return no('too.large');
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const base64 = bitmap && cut(bitmap);
  bitmap?.close();
  return base64 ? { ok: true, base64 } : no('invalid');
}
