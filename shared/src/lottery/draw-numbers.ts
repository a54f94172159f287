import type { DrawnNumbers, GameKind } from './game.ts';

/** Bytes a draw is made from: two HMAC-SHA256 blocks. */
export const drawBytes = 64;

/** Whole numbers without modulo bias, from big-endian 32-bit words; a word above the last full multiple is skipped. */
function* wordsBelow(bytes: Uint8Array): Generator<number, never, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let below = yield 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const word = view.getUint32(at);
    if (word < Math.floor(2 ** 32 / below) * below) below = yield word % below;
  }
  // Most of the sixteen words would have to be skipped, each with a probability of one in a hundred million.
  throw new RangeError('These bytes are too few for a draw.');
}

/** The draw computed from 64 random bytes; equal bytes give equal draws. */
export function numbersFrom(kind: GameKind, bytes: Uint8Array): DrawnNumbers {
  const words = wordsBelow(bytes);
  words.next(1);
  const below = (limit: number): number => words.next(limit).value;
  const different = (of: number, count: number): DrawnNumbers => {
    const left = Array.from({ length: of }, (_, index) => index + 1);
    return Array.from({ length: count }, (_, drawn) => left.splice(below(of - drawn), 1)[0] as number);
  };
  switch (kind) {
    case 'K3':
      return [1, 2, 3].map(() => below(6) + 1);
    case '11X5':
      return different(11, 5);
    case 'SSC':
      return [1, 2, 3, 4, 5].map(() => below(10));
    case 'PK10':
      return different(10, 10);
    case 'KLSF':
      return different(20, 8);
  }
}
