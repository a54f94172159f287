import { seedHash } from '../fairness/server-seeds.ts';
import type { Journal } from '../journal/journal.ts';
import { isOpen, roundsOf } from '../journal/state.ts';
import type { PastRound } from './page-api.ts';

/** A player's decided rounds, newest first; the seed that still serves stays behind its hash. */
export function pastRounds({ state }: Journal, player: string, currentSeed: string): PastRound[] {
  return roundsOf(state, player)
    .filter((round) => !isOpen(round) && round.outcome)
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
