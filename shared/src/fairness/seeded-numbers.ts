import { toHex } from '../format/hex.ts';
import { drawStops } from './draw-stops.ts';

const utf8 = new TextEncoder();
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 of the bytes that a seed stands for, in hex: what is published before the draw. */
export async function commitmentOf(seed: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', fromHex(seed))));
}

/** SHA-256 of lines of text, each ended by a line feed but the last. */
export async function hashOfLines(lines: readonly string[]): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(lines.join('\n')))));
}

/**
 * Draws `count` different numbers below `size`, every order of them equally likely. The bytes are HMAC-SHA256(seed, message
 * with 0, 1, 2 … behind it), read as by `drawStops`: pick `i` of the numbers from `i` on goes to place `i`.
 */
export async function drawDistinct(
  seed: string,
  message: string,
  { size, count }: { readonly size: number; readonly count: number },
): Promise<number[]> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(seed), algorithm, false, ['sign']);
  const lengths = Array.from({ length: count }, (_, place) => size - place);
  const picks = await drawStops(
    lengths,
    async (block) => new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(`${message}|${block}`))),
  );
  // Only the places that were exchanged are stored: a raffle may have many tickets and few prizes.
  const moved = new Map<number, number>();
  const at = (place: number) => moved.get(place) ?? place;
  return picks.map((pick, place) => {
    const drawn = at(place + pick);
    moved.set(place + pick, at(place));
    return drawn;
  });
}

/** Whether codes are in the order of their characters, none twice. */
export const areInOrder = (codes: readonly string[]): boolean =>
  codes.every((code, index) => index === 0 || (codes[index - 1] ?? '') < code);
