import type { ProvedRound } from '@tessera/wallet-protocol/messages';
import { profileOf } from '../../games/slot/profiles/profiles.ts';
import { isOpen } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { seedHash } from './server-seeds.ts';

/** What a finished round was drawn from; the seed in use is not revealed. */
export function proofOfRound(store: Store, roundId: string): ProvedRound {
  const round = store.round(roundId);
  if (!round?.outcome || isOpen(round)) return null;
  const isInUse = store.seeds(round.player)?.serverSeed === round.serverSeed;
  return {
    serverSeedHash: seedHash(round.serverSeed),
    serverSeed: isInUse ? null : round.serverSeed,
    clientSeed: round.clientSeed,
    nonce: round.nonce,
    lengths: profileOf(round.profile).strips.map((strip) => strip.length),
    spins: round.outcome.spins.map((stops) => [...stops]),
  };
}
