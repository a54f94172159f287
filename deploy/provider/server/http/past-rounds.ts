import { seedHash } from '../rounds/server-seeds.ts';
import type { Store } from '../store/store.ts';
import type { PastRound } from './page-api.ts';

/** A player's finished rounds, newest first; the seed in use is not revealed. */
export function pastRounds(store: Store, player: string, currentSeed: string): PastRound[] {
  return store
    .closedRounds(player)
    .filter((round) => round.outcome)
    .sort((a, b) => b.atMs - a.atMs)
    .map((round) => ({
      id: round.id,
      atMs: round.atMs,
      gameCode: round.gameCode,
      nonce: round.nonce,
      clientSeed: round.clientSeed,
      serverSeedHash: seedHash(round.serverSeed),
      serverSeed: round.serverSeed === currentSeed ? null : round.serverSeed,
      stakeMinor: round.stakeMinor,
      winMinor: round.outcome?.winMinor ?? 0,
      spins: round.outcome?.spins ?? [],
    }));
}
