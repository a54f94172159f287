import type { DrawnNumbers, GameKind } from './game.ts';
import { prizePlaces } from './prizes.ts';

/** HMAC-SHA256 blocks of 32 bytes that a draw is made from: at least four 32-bit words more than it has numbers. */
export const drawBlocks: Readonly<Record<GameKind, number>> = {
  K3: 2,
  '11X5': 2,
  SSC: 2,
  PK10: 2,
  KLSF: 2,
  KL8: 3,
  VNN: 7,
  VNS: 5,
  THAI: 2,
  LAO: 2,
  HANOI: 2,
  MALAY: 6,
};

/** Whole numbers without modulo bias, from big-endian 32-bit words; a word above the last full multiple is skipped. */
function* wordsBelow(bytes: Uint8Array): Generator<number, never, number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let below = yield 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const word = view.getUint32(at);
    if (word < Math.floor(2 ** 32 / below) * below) below = yield word % below;
  }
  // Four words or more would have to be skipped, each with a probability below one in fifty million.
  throw new RangeError('These bytes are too few for a draw.');
}

/** The draw computed from the random bytes of its blocks; equal bytes give equal draws. */
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
    case 'KL8':
      return different(80, 20);
    case 'VNN':
    case 'VNS':
    case 'THAI':
    case 'LAO':
    case 'HANOI':
    case 'MALAY':
      return prizePlaces(kind).map(({ digits }) => below(10 ** digits));
  }
}
