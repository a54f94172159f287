import { randomUUID } from 'node:crypto';
import { slotSheetOf } from '@tessera/wallet-protocol/slot-sheets';
import { profileOf } from '../../games/slot/profiles/profiles.ts';
import { causeText } from '../cause-text.ts';
import {
  type Change,
  type FreshRound,
  freeSpinsOf,
  type GameSession,
  type Round,
  type Seeds,
} from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { WalletClient } from '../wallet-client.ts';
import { drawOutcome } from './draw-outcome.ts';
import { beginRound, type SpinRequest } from './new-round.ts';
import { type AnsweredBet, placeBet } from './place-bet.ts';
import { type Played, refused, shown } from './played.ts';
import { createPlayerQueue, type PlayerQueue } from './player-queue.ts';
import { createPlayerSeeds } from './player-seeds.ts';
import type { Settlement } from './settlement.ts';

/** A page that is opened later than this begins without the last round. */
const lastRoundShownMs = 5 * 60_000;

export interface Play {
  spin(session: GameSession, request: SpinRequest): Promise<Played>;
  /** The outcome of a spin that was not answered; a spin that did not arrive is cancelled. */
  find(session: GameSession, key: string): Promise<Played>;
  /** Plays the next free spin of a waiting round; the last one pays the round. */
  advance(session: GameSession, roundId: string): Promise<Played>;
  /** The seeds of the player's next round; created if there are none. */
  seedsOf(player: string): Promise<Seeds>;
  /** Reveals the used seeds and creates new ones; null while a round is open. */
  replaceSeeds(player: string, clientSeed: string): Promise<Seeds | null>;
  openRoundIn(session: GameSession): Round | undefined;
  /** The round that the player played last in this game, if it was paid a moment ago: a reloaded page shows it. */
  lastRoundIn(session: GameSession): Round | undefined;
  /** A reloaded page goes on with the stake of the round before, if it is still on offer. */
  firstStakeIn(session: GameSession): number;
}

export function createPlay(
  store: Store,
  wallet: WalletClient,
  settlement: Settlement,
  log: (message: string) => void,
  inTurn: PlayerQueue = createPlayerQueue(),
): Play {
  const { seedsOf, replaceSeeds } = createPlayerSeeds(store);
  const openRoundIn = ({ player, gameCode }: GameSession) => store.waitingRound(player, gameCode);

  const lastRoundIn = ({ player, gameCode }: GameSession) =>
    store
      .closedRounds(player)
      .find(
        (round) => round.gameCode === gameCode && round.stage === 'paid' && Date.now() - round.atMs < lastRoundShownMs,
      );

  function firstStakeIn(session: GameSession): number {
    const stakeMinor = (openRoundIn(session) ?? lastRoundIn(session))?.stakeMinor;
    return stakeMinor !== undefined && session.stakes.includes(stakeMinor) ? stakeMinor : session.defaultStake;
  }

  const roundAt = (roundId: string): Round => {
    const round = store.round(roundId);
    if (!round) throw new Error(`There is no round ${roundId}.`);
    return round;
  };

  async function finish(roundId: string, balanceAfterBet: number | null): Promise<Played> {
    const answer = await settlement.pay(roundId);
    return shown(roundAt(roundId), balanceAfterBet, answer?.balance);
  }

  function repeatedSpin(player: string, key: string): Played | undefined {
    const repeated = store.roundOfKey(player, key);
    return repeated && (repeated.outcome ? shown(repeated) : refused('UNKNOWN'));
  }

  /** The answer to a click that starts no round: a repeated click, another waiting round, or an invalid stake. */
  function foundBy(session: GameSession, { key, stakeMinor }: SpinRequest): Played | undefined {
    const repeated = repeatedSpin(session.player, key);
    if (repeated) return repeated;
    if (store.isCancelled(key)) return { kind: 'none' };
    const waiting = openRoundIn(session);
    if (waiting) return { kind: 'unfinished', round: waiting };
    return session.stakes.includes(stakeMinor) ? undefined : refused('BAD_REQUEST');
  }

  async function spinNow(session: GameSession, request: SpinRequest): Promise<Played> {
    const found = foundBy(session, request);
    if (found) return found;
    // The session is older than this field: the game must be opened again.
    if (!slotSheetOf(session.slotSheet)) return refused('SESSION_EXPIRED');
    if (session.hasVendorWallet) {
      // Nothing of this player runs beside it, so what is there now is there when the round begins.
      const balance = store.vendorWallet(session.player, session.vassalage);
      if (balance < request.stakeMinor) return refused('INSUFFICIENT_FUNDS', balance);
    }
    const begun = await beginRound(store, session, request, await seedsOf(session.player));
    const bet = await placeBet(wallet, session, begun);
    if (bet.kind === 'unknown') return refund(begun.id);
    const { status, balance, limitMinor } = bet.answer;
    try {
      await store.write(...(await changesAfter(bet, begun)));
    } catch (cause) {
      log(`a bet was answered but could not be written down: ${causeText(cause)}`);
      return refund(begun.id);
    }
    if (bet.kind === 'refused') return refused(status, balance, limitMinor);
    const round = roundAt(begun.id);
    return round.stage === 'waiting' ? shown(round, balance) : finish(round.id, balance);
  }

  async function refund(roundId: string): Promise<Played> {
    const returned = await settlement.refund(roundId);
    return refused('UNKNOWN', returned?.balance);
  }

  /** The changes after the wallet's answer to a bet; written in one transaction. */
  async function changesAfter({ kind, answer }: AnsweredBet, round: FreshRound): Promise<Change[]> {
    const { id: roundId } = round;
    const answered: Change = { t: 'bet-answer', roundId, status: answer.status };
    if (kind === 'refused') return [answered];
    const outcome = await drawOutcome(profileOf(round.profile), round, round.stakeMinor);
    const drawn: Change = { t: 'outcome', roundId, outcome };
    if (freeSpinsOf(outcome) > 0) return [answered, drawn];
    return [answered, drawn, { t: 'pay', roundId, settleTx: randomUUID() }];
  }

  async function findNow({ player }: GameSession, key: string): Promise<Played> {
    const found = repeatedSpin(player, key);
    if (!found) await store.write({ t: 'cancelled', key, atMs: Date.now() });
    return found ?? { kind: 'none' };
  }

  async function advanceNow(session: GameSession, roundId: string): Promise<Played> {
    const round = store.round(roundId);
    if (!round?.outcome || round.player !== session.player) return refused('BAD_REQUEST');
    if (round.stage !== 'waiting') return shown(round);
    const seen = round.seen + 1;
    await store.write({ t: 'seen', roundId, seen });
    if (seen >= freeSpinsOf(round.outcome)) return finish(roundId, null);
    return shown(roundAt(roundId));
  }

  return {
    seedsOf,
    openRoundIn,
    lastRoundIn,
    firstStakeIn,
    spin: (session, request) => inTurn(session.player, () => spinNow(session, request)),
    find: (session, key) => inTurn(session.player, () => findNow(session, key)),
    advance: (session, roundId) => inTurn(session.player, () => advanceNow(session, roundId)),
    replaceSeeds: (player, clientSeed) => inTurn(player, () => replaceSeeds(player, clientSeed)),
  };
}
