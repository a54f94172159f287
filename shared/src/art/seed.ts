/** A stream of numbers in [0, 1); the same seed gives the same stream on every machine. */
export type Draw = () => number;

/** 32-bit FNV-1a over the code points of the text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** The mulberry32 stream of a 32-bit seed. */
export function mulberry32(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Takes one of a list by the stream's next number. */
export function pick<T>(draw: Draw, from: readonly T[]): T {
  return from[Math.floor(draw() * from.length)] as T;
}

/** The stream that belongs to a text. */
export const drawFor = (text: string): Draw => mulberry32(fnv1a(text));
