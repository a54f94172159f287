import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Journal } from '../journal/journal.ts';
import type { Play } from '../rounds/play.ts';
import { promiseOf } from './openings.ts';
import type { SeedsAnswer } from './page-api.ts';
import { ended, onPageCall, uuid } from './page-call.ts';
import { pastRounds } from './past-rounds.ts';

const schemas = {
  seeds: v.object({ session: uuid, clientSeed: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  rounds: v.object({ session: uuid }),
};

/** What a player checks rounds with: other seeds, which reveals those in use, and the rounds that were played. */
export function answerSeeds(
  app: FastifyInstance,
  { journal, play }: { readonly journal: Journal; readonly play: Play },
): void {
  onPageCall(
    app,
    'seeds',
    schemas.seeds,
    async ({ session: id, clientSeed }, reply): Promise<SeedsAnswer | FastifyReply> => {
      const session = journal.state.sessions[id];
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
    const session = journal.state.sessions[id];
    if (!session) return ended(reply);
    const current = (await play.seedsOf(session.player)).serverSeed;
    return { rounds: pastRounds(journal, session.player, current) };
  });
}
