import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Play } from '../rounds/play.ts';
import type { Played } from '../rounds/played.ts';
import type { GameSession } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { WalletClient } from '../wallet-client.ts';
import { type Openings, pageRound } from './openings.ts';
import type { SpinAnswer } from './page-api.ts';
import { ended, onPageCall, uuid } from './page-call.ts';
import { answerSeeds } from './seed-routes.ts';

const schemas = {
  redeem: v.object({ launch: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)) }),
  session: v.object({ session: uuid }),
  spin: v.object({ session: uuid, key: uuid, stakeMinor: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
  find: v.object({ session: uuid, key: uuid }),
  advance: v.object({ session: uuid, roundId: uuid }),
};

export interface PageParts {
  readonly store: Store;
  readonly wallet: WalletClient;
  readonly play: Play;
  readonly openings: Openings;
}

/** In transfer mode, what is left is here; a refusal of the operator is about its own wallet. */
const withOwnBalance = (store: Store, { hasVendorWallet, player, vassalage }: GameSession, played: Played): Played =>
  hasVendorWallet && played.kind === 'refused' ? { ...played, balance: store.vendorWallet(player, vassalage) } : played;

async function spinAnswer(play: Play, session: GameSession, played: Played): Promise<SpinAnswer> {
  if (played.kind === 'refused' || played.kind === 'none') return played;
  const round = pageRound(played.round);
  if (played.kind === 'unfinished') return { kind: 'unfinished', round };
  const { nonce } = await play.seedsOf(session.player);
  return { kind: 'played', round, balanceAfterBet: played.balanceAfterBet, balance: played.balance, nonce };
}

/** The game page's calls. The page has a session id, and no token of the operator. */
export function answerPage(app: FastifyInstance, { store, wallet, play, openings }: PageParts): void {
  onPageCall(
    app,
    'redeem',
    schemas.redeem,
    async ({ launch }, reply) => (await openings.redeem(launch)) ?? ended(reply),
  );
  onPageCall(
    app,
    'resume',
    schemas.session,
    async ({ session }, reply) => (await openings.resume(session)) ?? ended(reply),
  );

  onPageCall(app, 'spin', schemas.spin, async ({ session: id, key, stakeMinor }, reply) => {
    const session = store.session(id);
    if (!session) return ended(reply);
    return spinAnswer(play, session, withOwnBalance(store, session, await play.spin(session, { key, stakeMinor })));
  });

  onPageCall(app, 'find', schemas.find, async ({ session: id, key }, reply) => {
    const session = store.session(id);
    if (!session) return ended(reply);
    return spinAnswer(play, session, withOwnBalance(store, session, await play.find(session, key)));
  });

  onPageCall(app, 'advance', schemas.advance, async ({ session: id, roundId }, reply) => {
    const session = store.session(id);
    return session ? spinAnswer(play, session, await play.advance(session, roundId)) : ended(reply);
  });

  onPageCall(app, 'balance', schemas.session, async ({ session: id }, reply) => {
    const session = store.session(id);
    if (!session) return ended(reply);
    const { status, balance } = await wallet.ask('balance', {
      token: session.sessionToken,
      player: session.player,
      currency: session.currency.code,
      gameCode: session.gameCode,
      amount: 0,
      roundClosed: false,
    });
    if (status !== 'OK') return ended(reply);
    return { balance: session.hasVendorWallet ? store.vendorWallet(session.player, session.vassalage) : balance };
  });

  answerSeeds(app, { store, play });
}
