import type { Journal } from '../journal/journal.ts';
import type { GameSession, Round, Seeds } from '../journal/records.ts';
import { freeSpinsOf, roundsOf } from '../journal/state.ts';
import { profileOf } from '../slot/profiles/profiles.ts';
import type { WalletClient } from '../wallet-client.ts';
import { drawOutcome } from './draw-outcome.ts';
import { slotGameOf } from './game-of.ts';
import { beginRound, type SpinWish } from './new-round.ts';
import { placeBet } from './place-bet.ts';
import { type Played, refused, shown } from './played.ts';
import { createPlayerQueue } from './player-queue.ts';
import { createPlayerSeeds } from './player-seeds.ts';
import type { Settlement } from './settlement.ts';

export interface Play {
  spin(session: GameSession, wish: SpinWish): Promise<Played>;
  /** What became of a press that was not answered; one that did not arrive is withdrawn. */
  find(session: GameSession, key: string): Promise<Played>;
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
  const { seedsOf, replaceSeeds } = createPlayerSeeds(journal);
  const openRoundIn = ({ player, gameCode }: GameSession) =>
    roundsOf(state, player).find((round) => round.gameCode === gameCode && round.stage === 'waiting');

  async function finish(roundId: string, balanceAfterBet: number | null): Promise<Played> {
    const answer = await settlement.pay(roundId);
    return shown(state.rounds[roundId] as Round, balanceAfterBet, answer?.balance);
  }

  function pressedBefore(player: string, key: string): Played | undefined {
    const repeated = roundsOf(state, player).find((round) => round.key === key);
    return repeated && (repeated.outcome ? shown(repeated) : refused('UNKNOWN'));
  }

  /** What a press finds that begins no round: it was pressed before, another round waits, or there is no such stake. */
  function foundBy(session: GameSession, { key, stakeMinor }: SpinWish): Played | undefined {
    const repeated = pressedBefore(session.player, key);
    if (repeated) return repeated;
    if (key in state.withdrawn) return { kind: 'none' };
    const waiting = openRoundIn(session);
    if (waiting) return { kind: 'unfinished', round: waiting };
    return session.stakes.includes(stakeMinor) ? undefined : refused('BAD_REQUEST');
  }

  async function spinNow(session: GameSession, wish: SpinWish): Promise<Played> {
    const found = foundBy(session, wish);
    const game = slotGameOf(session.gameCode);
    if (found || !game) return found ?? refused('BAD_REQUEST');
    const { profile } = game.slot;
    const begun = await beginRound(journal, session, wish, profile, await seedsOf(session.player));
    const { id } = begun;
    const bet = await placeBet(wallet, session, begun);
    if (bet.kind === 'unknown') {
      const returned = await settlement.giveBack(id);
      return refused('UNKNOWN', returned?.balance);
    }
    const { status, balance } = bet.answer;
    await journal.append({ t: 'bet-answer', roundId: id, status });
    if (bet.kind === 'refused') return refused(status, balance);
    const outcome = await drawOutcome(profileOf(profile), begun, wish.stakeMinor);
    await journal.append({ t: 'outcome', roundId: id, outcome });
    const round = state.rounds[id] as Round;
    return round.stage === 'waiting' ? shown(round, balance) : finish(id, balance);
  }

  async function findNow({ player }: GameSession, key: string): Promise<Played> {
    const found = pressedBefore(player, key);
    if (!found) await journal.append({ t: 'withdrawn', key, atMs: Date.now() });
    return found ?? { kind: 'none' };
  }

  async function advanceNow(session: GameSession, roundId: string): Promise<Played> {
    const round = state.rounds[roundId];
    if (!round?.outcome || round.player !== session.player) return refused('BAD_REQUEST');
    if (round.stage !== 'waiting') return shown(round);
    const seen = round.seen + 1;
    await journal.append({ t: 'seen', roundId, seen });
    if (seen >= freeSpinsOf(round.outcome)) return finish(roundId, null);
    return shown(state.rounds[roundId] as Round);
  }

  return {
    seedsOf,
    openRoundIn,
    spin: (session, wish) => inTurn(session.player, () => spinNow(session, wish)),
    find: (session, key) => inTurn(session.player, () => findNow(session, key)),
    advance: (session, roundId) => inTurn(session.player, () => advanceNow(session, roundId)),
    replaceSeeds: (player, clientSeed) => inTurn(player, () => replaceSeeds(player, clientSeed)),
  };
}
