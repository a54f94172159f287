/** The chunks that a picture of one frame may have. */
const known = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L', 'EXIF', 'XMP ']);

type Size = readonly [number, number];
const isSame = (one: Size, other: Size): boolean => one[0] === other[0] && one[1] === other[1];

/** Width and height as the picture's own data say them. */
function frameSize(kind: string, data: Buffer): Size | undefined {
  if (kind === 'VP8 ' && data.length > 10 && data.readUIntBE(3, 3) === 0x9d012a) {
    return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  }
  if (kind === 'VP8L' && data.length > 5 && data[0] === 0x2f) {
    const bits = data.readUInt32LE(1);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  }
  return undefined;
}

/** Size of the canvas. */
const canvasSize = (data: Buffer): Size | undefined =>
  data.length >= 10 ? [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1] : undefined;

/** Width and height of a WebP of one frame that fills its canvas and whose bytes are valid from first to last; undefined for anything else. */
export function webpSize(bytes: Buffer): Size | undefined {
  const isRiff = bytes.length >= 12 && bytes.toString('latin1', 0, 4) === 'RIFF';
  if (!isRiff || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  if (bytes.readUInt32LE(4) !== bytes.length - 8) return undefined;
  let size: Size | undefined;
  let canvas: Size | undefined;
  let at = 12;
  while (at + 8 <= bytes.length) {
    const kind = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (!known.has(kind) || data.length !== length) return undefined;
    if (kind === 'VP8X') {
      canvas = canvasSize(data);
      if (!canvas) return undefined;
    }
    if (kind === 'VP8 ' || kind === 'VP8L') {
      if (size) return undefined;
      size = frameSize(kind, data);
      if (!size) return undefined;
    }
    // A chunk of odd length is followed by a padding byte.
    at += 8 + length + (length % 2);
  }
  if (!size || at !== bytes.length || (canvas && !isSame(canvas, size))) return undefined;
  return size;
}
