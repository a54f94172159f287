import { crc32 } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** What draws, and what says how its colours are meant; text, dates and places are in other chunks. */
const known = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'cHRM', 'sBIT', 'iCCP', 'IDAT', 'IEND']);

/** Width and height of a PNG that is one from its first byte to its last and nothing besides; undefined for anything else. */
export function pngSize(bytes: Buffer): readonly [number, number] | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined;
  const kinds: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (!known.has(kind) || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    kinds.push(kind);
    at = end;
    if (kind === 'IEND') break;
  }
  const isWhole = kinds[0] === 'IHDR' && kinds.includes('IDAT') && kinds.at(-1) === 'IEND' && at === bytes.length;
  return isWhole ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
}
