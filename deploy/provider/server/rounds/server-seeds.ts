import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type BlockSource, blockMessage } from '../../games/fairness/draw-stops.ts';
import type { Seeds } from '../store/records.ts';

/** Fresh seeds; the client's half is only a beginning, the player may set another. */
export const freshSeeds = (clientSeed = randomBytes(8).toString('hex')): Seeds => ({
  serverSeed: randomBytes(32).toString('hex'),
  clientSeed,
  nonce: 0,
});

/** What a player is shown before the first round: enough to prove later that the seed was never changed. */
export const seedHash = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');

export function blocksOf(seeds: Seeds, spin: number): BlockSource {
  return async (block) =>
    createHmac('sha256', seeds.serverSeed)
      .update(blockMessage(seeds.clientSeed, seeds.nonce, spin, block))
      .digest();
}
