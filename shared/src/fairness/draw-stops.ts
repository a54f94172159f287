/** Bytes number `block` of a round's stream: HMAC-SHA256(server seed, "client seed:nonce:spin:block"). */
export type BlockSource = (block: number) => Promise<Uint8Array>;

/** The signed text of a block; game and verification use the same. */
export const blockMessage = (clientSeed: string, nonce: number, spin: number, block: number): string =>
  `${clientSeed}:${nonce}:${spin}:${block}`;

const span = 2 ** 32;

/**
 * Draws one stop a reel. The stream is read as big-endian 32-bit words; a word at or above the largest multiple of the
 * strip's length is skipped, so that every stop is equally likely.
 */
export async function drawStops(lengths: readonly number[], blockAt: BlockSource): Promise<number[]> {
  const stops: number[] = [];
  let block = 0;
  let view: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  for (const length of lengths) {
    const limit = Math.floor(span / length) * length;
    for (;;) {
      if (at + 4 > view.byteLength) {
        const bytes = await blockAt(block);
        view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        block += 1;
        at = 0;
      }
      const word = view.getUint32(at);
      at += 4;
      if (word >= limit) continue;
      stops.push(word % length);
      break;
    }
  }
  return stops;
}
