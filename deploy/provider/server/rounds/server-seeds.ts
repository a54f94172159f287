import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type BlockSource, blockMessage } from '@tessera/shared/fairness';
import type { Seeds } from '../store/records.ts';

/** New seeds; the client's part is only a default, the player may set another. */
export const freshSeeds = (clientSeed = randomBytes(8).toString('hex')): Seeds => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed,
  nonce: 0,
});

/** Shown to the player before the first round, to prove later that the seed was not changed. */
export const seedHash = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

export function blocksOf(seeds: Seeds, spin: number): BlockSource {
  return async (block) =>
    createHmac('sha256', seeds.serverSeed)
      .update(blockMessage(seeds.clientSeed, seeds.nonce, spin, block))
      .digest();
}
