import { randomUUID } from 'node:crypto';
import type { WalletAnswer } from '@tessera/wallet-protocol/messages';
import { causeText } from '../cause-text.ts';
import type { Round } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { WalletClient } from '../wallet-client.ts';

const firstPauseMs = 500;
const longestPauseMs = 60_000;

/** Sends wins and rollbacks again, with growing pauses, until the wallet confirms them. */
export interface Settlement {
  /** Pays a finished round; null if it failed and is retried in the background. */
  pay(roundId: string): Promise<WalletAnswer | null>;
  /** Returns the stake of a round whose bet has no known outcome. */
  refund(roundId: string): Promise<WalletAnswer | null>;
  /** Settles everything that was open when the process ended. */
  recover(): Promise<void>;
  stop(): void;
}

export function createSettlement(store: Store, wallet: WalletClient, log: (message: string) => void): Settlement {
  const timers = new Map<string, NodeJS.Timeout>();
  const underWay = new Map<string, Promise<WalletAnswer | null>>();
  let isStopped = false;

  const roundOf = (roundId: string): Round => {
    const round = store.round(roundId);
    if (!round) throw new Error(`There is no round ${roundId}.`);
    return round;
  };

  /** Sends the wallet call for the round's stage; null if the round is already settled. */
  async function send(round: Round): Promise<WalletAnswer | null> {
    if (round.stage !== 'paying' && round.stage !== 'returning') return null;
    const isWin = round.stage === 'paying';
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
    if (answer.status !== 'OK') throw new Error(`${isWin ? 'win' : 'rollback'} of ${round.id}: ${answer.status}`);
    await store.write({ t: isWin ? 'paid' : 'returned', roundId: round.id });
    return answer;
  }

  /** One try. `undefined` when the wallet or the disk failed: then it is retried. */
  async function attempt(roundId: string, t: 'pay' | 'return'): Promise<WalletAnswer | null | undefined> {
    try {
      // The transaction's id is on the disk before it is first sent, so a restart sends the same id.
      if (!roundOf(roundId).settleTx) await store.write({ t, roundId, settleTx: randomUUID() });
      return await send(roundOf(roundId));
    } catch (cause) {
      log(`settling again later: ${causeText(cause)}`);
      return undefined;
    }
  }

  function again(roundId: string, t: 'pay' | 'return', pauseMs: number): void {
    if (isStopped) return;
    const timer = setTimeout(
      () => void settle(roundId, t, Math.min(pauseMs * 2, longestPauseMs)),
      pauseMs * (0.8 + Math.random() * 0.4),
    );
    timer.unref();
    timers.set(roundId, timer);
  }

  /** Settles a round with one attempt at a time, however many callers there are. */
  function settle(roundId: string, t: 'pay' | 'return', pauseMs = firstPauseMs): Promise<WalletAnswer | null> {
    const current = underWay.get(roundId);
    if (current) return current;
    clearTimeout(timers.get(roundId));
    timers.delete(roundId);
    const fresh = attempt(roundId, t).then((answer) => {
      underWay.delete(roundId);
      if (answer === undefined) again(roundId, t, pauseMs);
      return answer ?? null;
    });
    underWay.set(roundId, fresh);
    return fresh;
  }

  return {
    pay: (roundId) => settle(roundId, 'pay'),
    refund: (roundId) => settle(roundId, 'return'),
    async recover() {
      // With an outcome the round was played: pay it. Without one: refund it.
      for (const round of store.unsettledRounds()) await settle(round.id, round.outcome ? 'pay' : 'return');
    },
    stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
