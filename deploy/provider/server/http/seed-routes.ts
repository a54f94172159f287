import { storableText } from '@tessera/wallet-protocol/messages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Play } from '../rounds/play.ts';
import { seedHash } from '../rounds/server-seeds.ts';
import type { Store } from '../store/store.ts';
import { promiseOf } from './openings.ts';
import type { PastRound, SeedsAnswer } from './page-api.ts';
import { ended, onPageCall, uuid } from './page-call.ts';

const schemas = {
  seeds: v.object({ session: uuid, clientSeed: v.pipe(v.string(), v.trim(), v.minLength(1), storableText(64)) }),
  rounds: v.object({ session: uuid }),
};

/** Calls for verifying rounds: replacing the seeds, which reveals the old ones, and the list of past rounds. */
export function answerSeeds(
  app: FastifyInstance,
  { store, play }: { readonly store: Store; readonly play: Play },
): void {
  onPageCall(
    app,
    'seeds',
    schemas.seeds,
    async ({ session: id, clientSeed }, reply): Promise<SeedsAnswer | FastifyReply> => {
      const session = store.session(id);
      if (!session) return ended(reply);
      const revealed = await play.replaceSeeds(session.player, clientSeed);
      if (!revealed) return { kind: 'open-round' };
      return {
        kind: 'replaced',
        revealed: revealed.serverSeed,
        fairness: promiseOf(await play.seedsOf(session.player)),
      };
    },
  );

  onPageCall(app, 'rounds', schemas.rounds, async ({ session: id }, reply) => {
    const session = store.session(id);
    if (!session) return ended(reply);
    const current = (await play.seedsOf(session.player)).serverSeed;
    return { rounds: pastRounds(store, session.player, current) };
  });
}

/** A player's finished rounds, newest first; the seed in use is not revealed. */
function pastRounds(store: Store, player: string, currentSeed: string): PastRound[] {
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
