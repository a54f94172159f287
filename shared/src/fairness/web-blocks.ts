import { type BlockSource, blockMessage } from './draw-stops.ts';

const utf8 = new TextEncoder();
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The stream of a round, computed in the player's own browser. */
export async function webBlocks(
  serverSeed: string,
  clientSeed: string,
  nonce: number,
  spin: number,
): Promise<BlockSource> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', utf8.encode(serverSeed), algorithm, false, ['sign']);
  return async (block) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(blockMessage(clientSeed, nonce, spin, block))));
}

/** SHA-256 of a seed; compared with the hash that was shown before. */
export const webSeedHash = async (serverSeed: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', utf8.encode(serverSeed)));
