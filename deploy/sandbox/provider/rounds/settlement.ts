import { randomUUID } from 'node:crypto';
import type { Journal } from '../journal/journal.ts';
import type { Round } from '../journal/records.ts';
import { isOpen } from '../journal/state.ts';
import type { WalletAnswer } from '../protocol/wallet-protocol.ts';
import type { WalletClient } from '../wallet-client.ts';

const firstPauseMs = 500;
const longestPauseMs = 60_000;

/** Brings money where it belongs: wins and rollbacks are sent again, with growing pauses, until the wallet has them. */
export interface Settlement {
  /** Pays a finished round; null when the wallet could not be reached and it goes on in the background. */
  pay(roundId: string): Promise<WalletAnswer | null>;
  /** Returns the stake of a round whose bet has no known outcome. */
  giveBack(roundId: string): Promise<WalletAnswer | null>;
  /** Takes up everything that was left open when the process ended. */
  recover(): Promise<void>;
  /** Rounds whose money is on its way. */
  pending(): number;
  stop(): void;
}

export function createSettlement(journal: Journal, wallet: WalletClient, log: (message: string) => void): Settlement {
  const { state } = journal;
  const timers = new Set<NodeJS.Timeout>();
  let isStopped = false;

  const roundOf = (roundId: string): Round => {
    const round = state.rounds[roundId];
    if (!round) throw new Error(`There is no round ${roundId}.`);
    return round;
  };

  /** One try; true answers end the matter, everything else is tried again. */
  async function attempt(roundId: string): Promise<WalletAnswer | null> {
    const round = roundOf(roundId);
    const isWin = round.stage === 'paying';
    try {
      const answer = await wallet.ask(isWin ? 'win' : 'rollback', {
        token: round.token,
        player: round.player,
        currency: round.currency,
        gameCode: round.gameCode,
        roundId: round.id,
        txId: round.settleTx ?? '',
        refTxId: round.betTx,
        amount: isWin ? (round.outcome?.winMinor ?? 0) : 0,
        roundClosed: isWin,
      });
      if (answer.status !== 'OK') throw new Error(`${isWin ? 'win' : 'rollback'} of ${roundId}: ${answer.status}`);
      await journal.append({ t: isWin ? 'paid' : 'returned', roundId });
      return answer;
    } catch (cause) {
      log(`settling again later: ${cause instanceof Error ? cause.message : String(cause)}`);
      return null;
    }
  }

  function again(roundId: string, pauseMs: number): void {
    if (isStopped) return;
    const timer = setTimeout(
      async () => {
        timers.delete(timer);
        if (!(await attempt(roundId))) again(roundId, Math.min(pauseMs * 2, longestPauseMs));
      },
      pauseMs * (0.8 + Math.random() * 0.4),
    );
    timer.unref();
    timers.add(timer);
  }

  async function settle(roundId: string, t: 'pay' | 'return'): Promise<WalletAnswer | null> {
    // The transaction's id is on the disk before it is first sent, so a restart sends the same one.
    if (!roundOf(roundId).settleTx) await journal.append({ t, roundId, settleTx: randomUUID() });
    const answer = await attempt(roundId);
    if (!answer) again(roundId, firstPauseMs);
    return answer;
  }

  return {
    pay: (roundId) => settle(roundId, 'pay'),
    giveBack: (roundId) => settle(roundId, 'return'),
    async recover() {
      for (const round of Object.values(state.rounds).filter(isOpen)) {
        if (round.stage === 'waiting') continue;
        // With an outcome the player has played: pay. Without one nothing was played: give back.
        await settle(round.id, round.outcome ? 'pay' : 'return');
      }
    },
    pending: () => Object.values(state.rounds).filter((round) => isOpen(round) && round.stage !== 'waiting').length,
    stop() {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
