import { crc32, deflateSync } from 'node:zlib';

/** A part of a PNG: its length, kind, data and checksum. */
export function pngChunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(data.length);
  named.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(named), chunk.length - 4);
  return chunk;
}

/** A PNG of one grey, with more chunks before its data where they are given. */
export function pngOf(pixels: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(pixels, 0);
  header.writeUInt32BE(pixels, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(Buffer.alloc(pixels * (pixels + 1), 0x7f))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 256 × 256 of one colour, as a browser's canvas writes it, without its colour profile. */
export const webp = Buffer.from(
  'UklGRrgAAABXRUJQVlA4IKwAAADQEACdASoAAQABPjEYjESiIaEQFAAgAwS0t3C7sI2gBhhFych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPfbJyHvtk5D32ych77ZOQ99snIe+2TkPekADt/0l0uQ3//+7zf/9vN//283+/IAAAAAAAAAAA',
  'base64',
);

/** The same with more chunks after its data. */
export function webpWith(kind: string, data: Buffer): Buffer {
  const named = Buffer.alloc(8);
  named.write(kind, 'latin1');
  named.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp, named, data, Buffer.alloc(data.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}
