import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Journal } from '../journal/journal.ts';
import type { GameSession } from '../journal/records.ts';
import type { Play } from '../rounds/play.ts';
import type { Played } from '../rounds/played.ts';
import type { WalletClient } from '../wallet-client.ts';
import { type Openings, pageRound, promiseOf } from './openings.ts';
import type { SeedsAnswer, SpinAnswer } from './page-api.ts';
import { pastRounds } from './past-rounds.ts';

const uuid = v.pipe(v.string(), v.uuid());
const schemas = {
  redeem: v.object({ launch: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) }),
  session: v.object({ session: uuid }),
  spin: v.object({ session: uuid, key: uuid, stakeMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  advance: v.object({ session: uuid, roundId: uuid }),
  seeds: v.object({ session: uuid, clientSeed: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
};

export interface PageParts {
  readonly journal: Journal;
  readonly wallet: WalletClient;
  readonly play: Play;
  readonly openings: Openings;
}

async function spinAnswer(play: Play, session: GameSession, played: Played): Promise<SpinAnswer> {
  if (played.kind === 'refused') return played;
  const round = pageRound(played.round);
  if (played.kind === 'unfinished') return { kind: 'unfinished', round };
  const { nonce } = await play.seedsOf(session.player);
  return { kind: 'played', round, balanceAfterBet: played.balanceAfterBet, balance: played.balance, nonce };
}

/** The game page's own calls. The page holds a session id and nothing of the operator's. */
export function answerPage(app: FastifyInstance, { journal, wallet, play, openings }: PageParts): void {
  function on<S extends v.GenericSchema>(
    path: string,
    schema: S,
    answer: (body: v.InferOutput<S>, reply: FastifyReply) => Promise<unknown>,
  ): void {
    app.post(`/api/${path}`, async (request, reply) => {
      const parsed = v.safeParse(schema, request.body);
      if (!parsed.success) return reply.code(400).send({ error: 'request.invalid' });
      return answer(parsed.output, reply);
    });
  }
  const sessionOf = (id: string): GameSession | undefined => journal.state.sessions[id];
  const ended = (reply: FastifyReply) => reply.code(401).send({ error: 'session.ended' });

  on('redeem', schemas.redeem, async ({ launch }, reply) => (await openings.redeem(launch)) ?? ended(reply));
  on('resume', schemas.session, async ({ session }, reply) => (await openings.resume(session)) ?? ended(reply));

  on('spin', schemas.spin, async ({ session: id, key, stakeMinor }, reply) => {
    const session = sessionOf(id);
    return session ? spinAnswer(play, session, await play.spin(session, { key, stakeMinor })) : ended(reply);
  });

  on('advance', schemas.advance, async ({ session: id, roundId }, reply) => {
    const session = sessionOf(id);
    return session ? spinAnswer(play, session, await play.advance(session, roundId)) : ended(reply);
  });

  on('balance', schemas.session, async ({ session: id }, reply) => {
    const session = sessionOf(id);
    if (!session) return ended(reply);
    const { status, balance } = await wallet.ask('balance', {
      token: session.sessionToken,
      player: session.player,
      currency: session.currency.code,
      gameCode: session.gameCode,
      amount: 0,
      roundClosed: false,
    });
    return status === 'OK' ? { balance } : ended(reply);
  });

  on('seeds', schemas.seeds, async ({ session: id, clientSeed }, reply): Promise<SeedsAnswer | FastifyReply> => {
    const session = sessionOf(id);
    if (!session) return ended(reply);
    const revealed = await play.replaceSeeds(session.player, clientSeed);
    if (!revealed) return { kind: 'open-round' };
    return {
      kind: 'replaced',
      revealed: revealed.serverSeed,
      fairness: promiseOf(await play.seedsOf(session.player)),
    };
  });

  on('rounds', schemas.session, async ({ session: id }, reply) => {
    const session = sessionOf(id);
    if (!session) return ended(reply);
    const current = (await play.seedsOf(session.player)).serverSeed;
    return { rounds: pastRounds(journal, session.player, current) };
  });
}
