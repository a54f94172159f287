/** Largest file that may be chosen (spec §9). */
const fileMaximumBytes = 5 * 1024 * 1024;

const pngStart = [0x89, 0x50, 0x4e, 0x47];
const jpegStart = [0xff, 0xd8, 0xff];
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** Longest side and JPEG quality; the first one that fits into a call is sent. A receipt stays readable in all of them. */
const attempts = [
  [1600, 0.85],
  [1600, 0.7],
  [1200, 0.7],
  [1000, 0.55],
] as const;

/** The picture as base64, or the end of its message's key. */
export type ShrunkPicture =
  | { readonly ok: true; readonly base64: string }
  | { readonly ok: false; readonly because: 'picture_too_large' | 'picture_invalid' };

const no = (because: 'picture_too_large' | 'picture_invalid') => ({ ok: false, because }) as const;

/** The picture as a JPEG on white, at most this long on its longer side. */
function draw(bitmap: ImageBitmap, longest: number, quality: number): string {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
}

/**
 * A chosen PNG or JPEG of at most 5 MB, by its content and not its name, drawn anew as a JPEG of at most `maximumBytes`: small
 * enough for one call, and without its metadata.
 */
export async function shrinkPicture(file: Blob, maximumBytes: number): Promise<ShrunkPicture> {
  if (file.size > fileMaximumBytes) return no('picture_too_large');
  // A file that has gone since, and a picture that the browser can't draw, are reported like any unreadable file.
  const head = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => undefined);
  const bytes = new Uint8Array(head ?? []);
  if (!startsWith(bytes, pngStart) && !startsWith(bytes, jpegStart)) return no('picture_invalid');
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return no('picture_invalid');
  try {
    const fits = (base64: string) => base64 !== '' && (base64.length * 3) / 4 <= maximumBytes;
    for (const [longest, quality] of attempts) {
      const base64 = draw(bitmap, longest, quality);
      if (fits(base64)) return { ok: true, base64 };
    }
    return no('picture_too_large');
  } finally {
    bitmap.close();
  }
}
