import { crc32 } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** A chunk name with a capital first letter is critical; unknown critical chunks are refused. */
const critical = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
const isCritical = (kind: string): boolean => /^[A-Z]/.test(kind);

interface PngContainer {
  readonly size: readonly [number, number];
  /** The compressed pixels of all chunks. */
  readonly compressed: Buffer;
}

/** A PNG whose bytes are a valid PNG from first to last, undefined for anything else; the pixels are not checked. */
export function readPng(bytes: Buffer): PngContainer | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined;
  const kinds: string[] = [];
  const data: Buffer[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return undefined;
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (isCritical(kind) && !critical.has(kind)) return undefined;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    if (kind === 'IDAT') data.push(bytes.subarray(at + 8, end - 4));
    kinds.push(kind);
    at = end;
    if (kind === 'IEND') break;
  }
  const isWhole = kinds[0] === 'IHDR' && kinds.lastIndexOf('IHDR') === 0 && kinds.at(-1) === 'IEND';
  if (!isWhole || data.length === 0 || at !== bytes.length) return undefined;
  return { size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)], compressed: Buffer.concat(data) };
}
