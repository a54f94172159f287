export interface PictureHead {
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
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  if (startsWith(bytes, pngStart)) return pngHead(bytes);
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? jpegHead(bytes) : undefined;
}
