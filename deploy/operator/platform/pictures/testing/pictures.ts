import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A part of a PNG: its length, kind, data and checksum. */
export function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), chunk.length - 4);
  return chunk;
}

/** Rows of one grey, each behind its filter byte (0: none). */
const greyRows = (pixels: number): Buffer =>
  Buffer.concat(Array<Buffer>(pixels).fill(Buffer.concat([Buffer.of(0), Buffer.alloc(pixels, 0x7f)])));

/** The first part of a PNG: its size, and the bits of a channel. */
export function pngHeader(width: number, height: number, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  return pngChunk('IHDR', header);
}

/** A PNG of these parts between its signature and its end. */
export const pngWith = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, pngChunk('IEND', Buffer.alloc(0))]);

/** So many million zero bytes, packed as PNG packs pixels; made of one part, as packing all of them takes a second. */
export function packedZeros(megabytes: number): Buffer {
  const million = 1_000_000;
  const part = deflateRawSync(Buffer.alloc(million), { finishFlush: constants.Z_FULL_FLUSH });
  // Header, parts, an empty last part, and the checksum (Adler-32), which zeros change in its upper half alone.
  const checksum = Buffer.alloc(4);
  checksum.writeUInt16BE((megabytes * million) % 65_521, 0);
  checksum.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.of(0x78, 0x9c), ...Array<Buffer>(megabytes).fill(part), Buffer.of(3, 0), checksum]);
}

/** The pixels of a PNG of one grey. */
export const pngPixels = (pixels: number): Buffer => pngChunk('IDAT', deflateSync(greyRows(pixels)));

/** A PNG of one grey, with more chunks before its data where they are given. */
export const pngOf = (pixels: number, ...more: Buffer[]): Buffer =>
  pngWith(pngHeader(pixels, pixels), ...more, pngPixels(pixels));

/** 256 × 256 of one colour, as a browser's canvas writes it, without its colour profile. */
export const webp = Buffer.from(
  'UklGRrgAAABXRUJQVlA4IKwAAADQEACdASoAAQABPjEYjESiIaEQFAAgAwS0t3C7sI2gBhhFych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPekADt/0l0uQ3//+7zf/9vN//283+/IAAAAAAAAAAA',
  'base64',
);

/** The same on a canvas of another size. */
export function webpOnCanvas(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(18);
  canvas.write('VP8X', 'latin1');
  canvas.writeUInt32LE(10, 4);
  canvas.writeUIntLE(width - 1, 12, 3);
  canvas.writeUIntLE(height - 1, 15, 3);
  const whole = Buffer.concat([webp.subarray(0, 12), canvas, webp.subarray(12)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** The same with more chunks after its data. */
export function webpWith(kind: string, data: Buffer): Buffer {
  const named = Buffer.alloc(8);
  named.write(kind, 'latin1');
  named.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp, named, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
