import { randomUUID } from 'node:crypto';
import { freshSeeds } from '../fairness/server-seeds.ts';
import type { Journal } from '../journal/journal.ts';
import type { GameSession, Round, Seeds } from '../journal/records.ts';
import { freeSpinsOf, isOpen } from '../journal/state.ts';
import { cleanRefusals, type WalletAnswer, type WalletStatus } from '../protocol/wallet-protocol.ts';
import { profileOf } from '../slot/profiles/profiles.ts';
import type { WalletClient } from '../wallet-client.ts';
import { drawOutcome } from './draw-outcome.ts';
import { slotGameOf } from './game-of.ts';
import { createPlayerQueue } from './player-queue.ts';
import type { Settlement } from './settlement.ts';

/** What came of pressing spin. */
export type Played =
  | {
      readonly kind: 'played';
      readonly round: Round;
      /** After the bet; null when a repeated request finds a round of before. */
      readonly balanceAfterBet: number | null;
      /** After the round; null while free spins wait or the win is still on its way. */
      readonly balance: number | null;
    }
  /** The stake was surely not taken, or is being returned (`UNKNOWN`). */
  | { readonly kind: 'refused'; readonly status: WalletStatus | 'UNKNOWN'; readonly balance: number | null }
  /** Another round of this game waits to be played to its end. */
  | { readonly kind: 'unfinished'; readonly round: Round };

export interface SpinWish {
  readonly key: string;
  readonly stakeMinor: number;
}

export interface Play {
  spin(session: GameSession, wish: SpinWish): Promise<Played>;
  /** Shows the next free spin of a waiting round; the last one pays it. */
  advance(session: GameSession, roundId: string): Promise<Played>;
  /** The seeds that the player's next round will use; made when there are none. */
  seedsOf(player: string): Promise<Seeds>;
  /** Shows the used seeds and begins with new ones; null while a round is open. */
  replaceSeeds(player: string, clientSeed: string): Promise<Seeds | null>;
  openRoundIn(session: GameSession): Round | undefined;
}

export function createPlay(journal: Journal, wallet: WalletClient, settlement: Settlement): Play {
  const { state } = journal;
  const inTurn = createPlayerQueue();
  const roundsOf = (player: string) => Object.values(state.rounds).filter((round) => round.player === player);
  const openRoundIn = ({ player, gameCode }: GameSession) =>
    roundsOf(player).find((round) => round.gameCode === gameCode && round.stage === 'waiting');

  async function seedsOf(player: string): Promise<Seeds> {
    const known = state.seeds[player];
    if (known) return known;
    const seeds = freshSeeds();
    await journal.append({ t: 'seeds', player, seeds, revealed: null });
    return seeds;
  }

  async function bet(session: GameSession, round: Round): Promise<WalletAnswer | null> {
    try {
      return await wallet.ask('bet', {
        token: session.sessionToken,
        player: session.player,
        currency: session.currency.code,
        gameCode: session.gameCode,
        roundId: round.id,
        txId: round.betTx,
        amount: round.stakeMinor,
        roundClosed: false,
      });
    } catch {
      // Nobody knows whether the stake was taken: null, and whoever asked takes the bet back.
      return null;
    }
  }

  async function finish(roundId: string, balanceAfterBet: number | null): Promise<Played> {
    const answer = await settlement.pay(roundId);
    return { kind: 'played', round: state.rounds[roundId] as Round, balanceAfterBet, balance: answer?.balance ?? null };
  }

  async function spinNow(session: GameSession, { key, stakeMinor }: SpinWish): Promise<Played> {
    const repeated = roundsOf(session.player).find((round) => round.key === key);
    if (repeated?.outcome) return { kind: 'played', round: repeated, balanceAfterBet: null, balance: null };
    if (repeated) return { kind: 'refused', status: 'UNKNOWN', balance: null };
    const waiting = openRoundIn(session);
    if (waiting) return { kind: 'unfinished', round: waiting };
    const game = slotGameOf(session.gameCode);
    if (!game || !session.stakes.includes(stakeMinor)) return { kind: 'refused', status: 'BAD_REQUEST', balance: null };

    const seeds = await seedsOf(session.player);
    const id = randomUUID();
    await journal.append({
      t: 'round',
      round: {
        id,
        key,
        sessionId: session.id,
        token: session.sessionToken,
        player: session.player,
        currency: session.currency.code,
        gameCode: session.gameCode,
        profile: game.slot.profile,
        stakeMinor,
        betTx: randomUUID(),
        ...seeds,
        atMs: Date.now(),
      },
    });
    const answer = await bet(session, state.rounds[id] as Round);
    const isTaken = answer?.status === 'OK';
    if (!answer || (!isTaken && !cleanRefusals.includes(answer.status))) {
      // Taken or not: nobody here can know. A bet is never sent twice; it is asked back.
      const returned = await settlement.giveBack(id);
      return { kind: 'refused', status: 'UNKNOWN', balance: returned?.balance ?? null };
    }
    await journal.append({ t: 'bet-answer', roundId: id, status: answer.status });
    if (!isTaken) return { kind: 'refused', status: answer.status, balance: answer.balance };

    const outcome = await drawOutcome(profileOf(game.slot.profile), seeds, stakeMinor);
    await journal.append({ t: 'outcome', roundId: id, outcome });
    const round = state.rounds[id] as Round;
    if (round.stage === 'waiting') return { kind: 'played', round, balanceAfterBet: answer.balance, balance: null };
    return finish(id, answer.balance);
  }

  async function advanceNow(session: GameSession, roundId: string): Promise<Played> {
    const round = state.rounds[roundId];
    if (!round?.outcome || round.player !== session.player)
      return { kind: 'refused', status: 'BAD_REQUEST', balance: null };
    if (round.stage !== 'waiting') return { kind: 'played', round, balanceAfterBet: null, balance: null };
    const seen = round.seen + 1;
    await journal.append({ t: 'seen', roundId, seen });
    if (seen >= freeSpinsOf(round.outcome)) return finish(roundId, null);
    return { kind: 'played', round: state.rounds[roundId] as Round, balanceAfterBet: null, balance: null };
  }

  return {
    seedsOf,
    openRoundIn,
    spin: (session, wish) => inTurn(session.player, () => spinNow(session, wish)),
    advance: (session, roundId) => inTurn(session.player, () => advanceNow(session, roundId)),
    replaceSeeds: (player, clientSeed) =>
      inTurn(player, async () => {
        if (roundsOf(player).some(isOpen)) return null;
        const revealed = await seedsOf(player);
        await journal.append({ t: 'seeds', player, seeds: freshSeeds(clientSeed), revealed });
        return revealed;
      }),
  };
}
