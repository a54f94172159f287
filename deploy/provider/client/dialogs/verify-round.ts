import { drawStops } from '../../games/fairness/draw-stops.ts';
import { webBlocks, webSeedHash } from '../../games/fairness/web-blocks.ts';
import type { Profile } from '../../games/slot/profile.ts';
import type { PastRound } from '../../server/http/page-api.ts';

/** Verifies a past round in this browser: the seed must have the promised hash, and every spin the same stops. */
export async function isRoundVerified(round: PastRound, profile: Profile): Promise<boolean> {
  if (!round.serverSeed || (await webSeedHash(round.serverSeed)) !== round.serverSeedHash) return false;
  const lengths = profile.strips.map((strip) => strip.length);
  for (const [spin, shown] of round.spins.entries()) {
    const blocks = await webBlocks(round.serverSeed, round.clientSeed, round.nonce, spin);
    const drawn = await drawStops(lengths, blocks);
    if (drawn.join() !== shown.join()) return false;
  }
  return true;
}
