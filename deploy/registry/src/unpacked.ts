import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const unpack = {
  br: promisify<Buffer, object, Buffer>(brotliDecompress),
  gz: promisify<Buffer, object, Buffer>(gunzip),
};

/** The content of a file's compressed form; rejects if it is none, or would have more than `maxBytes`. */
export const unpacked = (encoding: keyof typeof unpack, packed: Buffer, maxBytes: number): Promise<Buffer> =>
  unpack[encoding](packed, { maxOutputLength: maxBytes });
